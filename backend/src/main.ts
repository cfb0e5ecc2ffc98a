import './platform/require-node.js';
import { setSourceMapsSupport } from 'node:module';

// Source maps are used for the shop's own files only. Those of packages would take megabytes of memory.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
const { serve } = await import('./serve.js');
// npm ends its shell, but the shell does not forward the signal.
const { ppid } = process;
if (process.env['npm_lifecycle_event'])
  setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGTERM'), 1000).unref();
await serve();
