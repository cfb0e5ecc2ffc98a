import './platform/require-node.js';
import { setSourceMapsSupport } from 'node:module';

// Source maps are used for our own files only. Those of packages would take megabytes of memory.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
const { serve } = await import('./serve.js');
// npm ends its shell, and the shell does not hand the signal on.
const { ppid } = process;
if (process.env['npm_lifecycle_event'])
  setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGTERM'), 1000).unref();
await serve();
