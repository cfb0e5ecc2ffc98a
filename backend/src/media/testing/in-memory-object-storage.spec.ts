import { InMemoryObjectStorage } from './in-memory-object-storage.js';
import { describeObjectStorage } from './object-storage.contract.js';

const storage = new InMemoryObjectStorage();
describeObjectStorage('InMemoryObjectStorage', () => storage);
