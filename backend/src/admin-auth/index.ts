export { PasswordConfirmations } from './application/password-confirmations.js';
export { sessionCookieName } from './domain/session-cookie-name.js';
