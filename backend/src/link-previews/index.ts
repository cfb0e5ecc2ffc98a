export { LinkPreviewsModule } from './link-previews.module.js';
export { LinkPreviews } from './link-previews.js';
