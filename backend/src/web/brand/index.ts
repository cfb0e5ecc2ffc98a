export { Brand } from './brand.js';
