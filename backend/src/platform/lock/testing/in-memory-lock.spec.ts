import { InMemoryLock } from './in-memory-lock.js';
import { describeLock } from './lock.contract.js';

const lock = new InMemoryLock();
describeLock('InMemoryLock', () => lock);
