import { InMemoryLock } from './in-memory-lock.js';
import { lockContract } from './lock.contract.js';

const lock = new InMemoryLock();
lockContract('InMemoryLock', () => lock);
