export { Brand } from './brand.js';
export { DrawingLimiter, DrawnImages } from './drawn-images.js';
export { readLogo } from './read-logo.js';
