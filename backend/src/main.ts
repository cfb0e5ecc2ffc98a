import './platform/require-node.js';
import { setSourceMapsSupport } from 'node:module';

// For our own files: the source maps of packages would take megabytes of memory.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
const { serve } = await import('./serve.js');
await serve();
