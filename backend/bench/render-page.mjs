// Renders a page from API responses in memory, as the reference for first-read.mjs. Only the first render fetches the
// responses from the shop. Answers each message with the milliseconds of one render.
import { timed } from './figures.mjs';
import { BuiltPageRenderer } from '../dist/src/web/pages/adapters/built/built-page-renderer.js';

const [origin, path] = process.argv.slice(2);
const responses = new Map();
const reads = { readPreviewPath: async () => '/', readAccent: async () => 'magenta' };
const loading = BuiltPageRenderer.load({ publicUrl: origin, fetchApi });

process.on('message', async () => {
  const renderer = await loading;
  process.send(await timed(() => renderer.render(path, reads)));
});

async function fetchApi(url) {
  if (!responses.has(url)) {
    const { status, headers, body } = await fetch(origin + url);
    responses.set(url, { status, headers, body: await new Response(body).arrayBuffer() });
  }
  const { body, ...init } = responses.get(url);
  return new Response(body, init);
}
