import { beforeEach, describe, expect, it } from '@jest/globals';
import { All, Controller, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { PassThrough, pipeline } from 'node:stream';
import { Public } from '../src/platform/index.js';
import { shopForFile } from './support/shop.js';

/** The response bodies of all requests so far. The test writes to them, and none of them ends. */
let bodies: PassThrough[] = [];

function endlessBody(): PassThrough {
  const body = new PassThrough();
  bodies.push(body);
  return body;
}

@ApiExcludeController()
@Public()
@Controller('endless')
class EndlessController {
  @All('written')
  written(@Res() response: Response): void {
    pipeline(endlessBody(), response, () => undefined);
  }

  @All('returned')
  returned(): StreamableFile {
    return new StreamableFile(endlessBody(), { type: 'text/plain' });
  }
}

const shop = await shopForFile({ controllers: [EndlessController] });
beforeEach(() => {
  bodies = [];
});

interface Stream {
  /** Writes a chunk on the server's side. @returns the text that arrives at the client. */
  send(chunk: string): Promise<string>;
  /** Aborts the request, and waits until the server's side is closed. */
  abort(): Promise<void>;
}

async function open(path: string, init: RequestInit): Promise<Stream> {
  const index = bodies.length;
  const opening = fetch(shop.url + path, init);
  while (bodies.length === index) await new Promise(setImmediate);
  const body = bodies[index] as PassThrough;
  // The server sends the headers with the first chunk.
  body.write('first');
  const response = await opening;
  expect([response.status, response.headers.get('content-length')]).toEqual([200, null]);
  expect(response.headers.get('etag')).toBeNull();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const read = async (): Promise<string> => Buffer.from((await reader.read()).value ?? []).toString();
  expect(await read()).toBe('first');
  return {
    send: (chunk) => {
      body.write(chunk);
      return read();
    },
    abort: async () => {
      const closed = new Promise((done) => body.once('close', done));
      await reader.cancel();
      await closed;
    },
  };
}

const post = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };

describe.each([
  ['GET', '/endless/written', {}],
  ['GET', '/endless/returned', {}],
  ['POST', '/endless/written', post],
  ['POST', '/endless/returned', post],
])('an endless response to %s %s', (_method, path, init) => {
  it('the client gets each chunk of an endless response before the next is written', async () => {
    const stream = await open(path, init);
    for (const chunk of ['second', 'third']) expect(await stream.send(chunk)).toBe(chunk);
    await stream.abort();
  });

  it('an endless response is created for each request, and does not block other requests', async () => {
    const [one, two] = [await open(path, init), await open(path, init)];
    expect(await two.send('for two')).toBe('for two');
    expect(await one.send('for one')).toBe('for one');
    expect((await fetch(`${shop.url}/api/categories`)).status).toBe(200);
    await Promise.all([one.abort(), two.abort()]);
  });
});
