/**
 * `make dev`: runs Vite's dev server for shop and panel. Hot module replacement works once a page's scripts run.
 * Other requests go to the back end, which is compiled and restarted when its code changes. Vite keeps running
 * meanwhile.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';

const RESTART_TIMEOUT_MS = 60_000;
// After a type error, the previous build of the back end keeps running.
const COMPILE = '-p backend/tsconfig.build.json --watch --preserveWatchOutput'.split(' ');
const frontend = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const repository = resolve(frontend, '..');
// The node_modules folder. It may be in a folder above the repository.
const packages = resolve(createRequire(import.meta.url).resolve('vite/package.json'), '../..');
const port = Number(process.env.PORT ?? 3000);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const shop = createServer();
const vite = await createVite({
  root: frontend,
  configFile: join(frontend, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: shop }, fs: { allow: [repository, packages] } },
});
const renderer = createServer((incoming, response) => void handleRendererRequest(incoming, response));
const backendPort = await freePort();
shop.on('request', (incoming, response) =>
  vite.middlewares(incoming, response, () => void forward(incoming, response)),
);

shop.listen(port);
renderer.listen(0, '127.0.0.1');
await Promise.all([once(shop, 'listening'), once(renderer, 'listening')]);

const children = [
  // These programs start without npm, because npm would not pass on the signal that ends them.
  run([join(packages, 'typescript/bin/tsc'), ...COMPILE]),
  run(['--watch-path=backend/dist', 'backend/dist/src/main.js'], {
    PORT: String(backendPort),
    PUBLIC_URL: publicUrl,
    DEV_SERVER: `http://127.0.0.1:${renderer.address().port}`,
  }),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
// On a signal, npm ends its shell, but the shell does not pass the signal on. So this process also stops when its
// parent has ended.
const { ppid } = process;
setInterval(() => process.ppid === ppid || void stop(), 1000).unref();

async function stop() {
  for (const child of children) child.kill('SIGTERM');
  // Waits for the children that have not ended yet.
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  process.exit();
}

function run(parameters, env = {}) {
  return spawn(process.execPath, parameters, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

// --- requests from the back end: templates and rendered pages ----------------------------------------------------

async function handleRendererRequest(incoming, response) {
  try {
    response.end(await handlers[incoming.url](incoming));
  } catch (error) {
    vite.ssrFixStacktrace(error);
    response.statusCode = 500;
    response.end(error.stack);
  }
}

const handlers = {
  '/fixed-paths': async () => JSON.stringify((await serverEntry()).fixedPaths),
  '/unavailable': () => readFile(join(frontend, 'unavailable.html'), 'utf8'),
  '/panel': () => template('/admin', 'admin.html'),
  '/render': async (incoming) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { url, previewPath, accent } = JSON.parse(Buffer.concat(chunks).toString());
    try {
      const { render } = await serverEntry();
      const page = await render({
        url,
        readPreviewPath: async () => previewPath,
        readAccent: async () => accent,
        publicUrl,
        fetchApi: (path) => fetch(`http://127.0.0.1:${backendPort}${path}`),
      });
      const html = (await template(url, 'index.html'))
        .replace('<!--head-->', () => page.head)
        .replace('<!--page-->', () => page.page)
        .replace('<!--state-->', () => page.state + page.failures.map(overlay).join(''));
      const failures = page.failures.map(({ stack }) => stack);
      return JSON.stringify({ status: page.status, html, failures });
    } catch (error) {
      return JSON.stringify({ status: 500, html: overlay(error), failures: [error.stack] });
    }
  },
};

let hasFailed = false;
vite.watcher.on('change', () => {
  // A page that shows only an error has no modules that Vite could replace, so it is reloaded.
  if (hasFailed) vite.environments.client.hot.send({ type: 'full-reload' });
  hasFailed = false;
});

/** Returns a script that shows the error and its stack in Vite's overlay for browser errors. */
function overlay(error) {
  hasFailed = true;
  vite.ssrFixStacktrace(error);
  const { message, stack, frame, loc, id, plugin } = error;
  const shown = JSON.stringify({ message, stack, frame, loc, id, plugin }).replaceAll('<', '\\u003c');
  return `<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${shown}));
</script>`;
}

function serverEntry() {
  return vite.ssrLoadModule('/src/app/entry-server.tsx');
}

async function template(url, file) {
  return vite.transformIndexHtml(url, await readFile(join(frontend, file), 'utf8'));
}

// --- requests from the browser, forwarded to the back end ---------------------------------------------------------

// With this header, a back end that is shutting down answers 421 instead of 503.
const RETRIES = { 'x-retries-421': 'yes' };

/**
 * Forwards a request to the back end. While the back end restarts, GET and HEAD are retried, and other requests fail.
 */
async function forward(incoming, response) {
  const deadline = Date.now() + RESTART_TIMEOUT_MS;
  const canRepeat = incoming.method === 'GET' || incoming.method === 'HEAD';
  for (;;) {
    try {
      return await sendOnce(incoming, response, canRepeat ? RETRIES : {});
    } catch (error) {
      if (response.headersSent) {
        // The back end was restarted in the middle of its response.
        response.destroy();
        return undefined;
      }
      if (!canRepeat || Date.now() > deadline) {
        response.statusCode = 502;
        response.end(String(error));
        return undefined;
      }
      await sleep(200);
    }
  }
}

function sendOnce(incoming, response, extraHeaders) {
  const { method, url } = incoming;
  const headers = { ...incoming.headers, ...extraHeaders };
  return new Promise((done, fail) => {
    const outgoing = request({ port: backendPort, host: '127.0.0.1', method, path: url, headers });
    outgoing.on('error', fail);
    outgoing.on('response', (upstream) => {
      if (upstream.statusCode === 421) {
        upstream.resume();
        return fail(new Error('The back end restarts'));
      }
      response.writeHead(upstream.statusCode, upstream.headers);
      return pipeline(upstream, response).then(done, fail);
    });
    incoming.pipe(outgoing);
  });
}

async function freePort() {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  return free;
}
