export { SsrModule } from './ssr.module.js';
export { PageRenderer } from './page-renderer.js';
