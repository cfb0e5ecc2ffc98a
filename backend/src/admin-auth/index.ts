export { PasswordConfirmations } from './application/password-confirmations.js';
