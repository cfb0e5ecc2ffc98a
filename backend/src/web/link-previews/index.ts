export { LinkPreviews } from './link-previews.js';
