export { PasswordConfirmations } from './application/password-confirmations.js';
export { sessionCookieName } from './domain/session-cookie-name.js';
export { DEFAULT_SESSION_TIMEOUT } from './domain/session-timeout.js';
