export { Brand } from './brand.js';
export { readLogo } from './read-logo.js';
