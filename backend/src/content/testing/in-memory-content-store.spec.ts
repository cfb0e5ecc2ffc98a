import { contentStoreContract } from './content-store.contract.js';
import { InMemoryContentStore } from './in-memory-content-store.js';

contentStoreContract('InMemoryContentStore', () => Promise.resolve(new InMemoryContentStore()));
