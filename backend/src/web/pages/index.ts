export { PageRenderer } from './page-renderer.js';
