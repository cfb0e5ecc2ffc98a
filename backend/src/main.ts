import './platform/require-node.js';
import { setSourceMapsSupport } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Source maps are used for the shop's own files only. The source maps of packages would take megabytes of memory.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
// Everything that a start allocates survives, so V8 would go on to allocate such objects in the old generation: among
// them arrays of each request, which keep the request's other objects alive. Each request would take twice the CPU time.
setFlagsFromString('--no-allocation-site-pretenuring');
const { serve } = await import('./serve.js');
// npm runs this process in a shell. On a signal, npm ends the shell, but the shell does not forward the signal. So this
// process ends itself when its parent has changed.
const { ppid } = process;
if (process.env['npm_lifecycle_event'])
  setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGTERM'), 1000).unref();
await serve();
