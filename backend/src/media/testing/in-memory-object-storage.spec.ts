import { InMemoryObjectStorage } from './in-memory-object-storage.js';
import { objectStorageContract } from './object-storage.contract.js';

const storage = new InMemoryObjectStorage();
objectStorageContract('InMemoryObjectStorage', () => storage);
