import './platform/require-node.js';

const { serve } = await import('./serve.js');
await serve();
