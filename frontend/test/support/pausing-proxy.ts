import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PausingProxy {
  readonly url: string;
  stop(): void;
}

/** Starts a proxy to a shop. Like a slow network, it pauses in each HTML page after the first match of `pause`. */
export async function startPausingProxy(
  shopUrl: string,
  pause: RegExp,
  pauseMs: number,
): Promise<PausingProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(shopUrl + (request.url ?? ''));
      const type = answer.headers.get('Content-Type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!type.includes('html')) return response.end(body);
      const html = body.toString('utf8');
      const match = pause.exec(html);
      if (!match) throw new Error(`${request.url} has no ${pause.source}`);
      const end = match.index + match[0].length;
      response.write(html.slice(0, end));
      await new Promise((done) => setTimeout(done, pauseMs));
      return response.end(html.slice(end));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
