import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { All, Controller, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { PassThrough, pipeline } from 'node:stream';
import { Public } from '../src/platform/index.js';
import { startShop, type Shop } from './support/shop.js';

/** The bodies of the requests so far: the test writes into them, and none ever ends. */
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

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ controllers: [EndlessController] });
});
beforeEach(() => {
  bodies = [];
});
afterAll(() => shop.close());

interface Stream {
  /** Writes a chunk on the server's side, and reads what arrives. */
  pass(chunk: string): Promise<string>;
  /** Breaks off, and waits until the server's side has noticed. */
  hangUp(): Promise<void>;
}

async function open(path: string, init: RequestInit): Promise<Stream> {
  const asked = bodies.length;
  const opening = fetch(shop.url + path, init);
  while (bodies.length === asked) await new Promise(setImmediate);
  const body = bodies[asked] as PassThrough;
  // Headers are sent with the first chunk.
  body.write('first');
  const answer = await opening;
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, null]);
  expect(answer.headers.get('etag')).toBeNull();
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const read = async (): Promise<string> => Buffer.from((await reader.read()).value ?? []).toString();
  expect(await read()).toBe('first');
  return {
    pass: (chunk) => {
      body.write(chunk);
      return read();
    },
    hangUp: async () => {
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
  it('delivers each chunk before the next one is written', async () => {
    const stream = await open(path, init);
    for (const chunk of ['second', 'third']) expect(await stream.pass(chunk)).toBe(chunk);
    await stream.hangUp();
  });

  it('is made for each request, and holds up no other', async () => {
    const [one, two] = [await open(path, init), await open(path, init)];
    expect(await two.pass('for two')).toBe('for two');
    expect(await one.pass('for one')).toBe('for one');
    expect((await fetch(`${shop.url}/api/categories`)).status).toBe(200);
    await Promise.all([one.hangUp(), two.hangUp()]);
  });
});
