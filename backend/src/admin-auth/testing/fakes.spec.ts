import { adminAccountsContract } from './admin-accounts.contract.js';
import { InMemoryAdminAccounts } from './in-memory-admin-accounts.js';
import { InMemoryLoginAttemptsStore } from './in-memory-login-attempts-store.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { loginAttemptsStoreContract } from './login-attempts-store.contract.js';
import { sessionsContract } from './sessions.contract.js';

adminAccountsContract('InMemoryAdminAccounts', () => Promise.resolve(new InMemoryAdminAccounts()));
sessionsContract('InMemorySessions', () => Promise.resolve(new InMemorySessions()));
loginAttemptsStoreContract('InMemoryLoginAttemptsStore', () =>
  Promise.resolve(new InMemoryLoginAttemptsStore()),
);
