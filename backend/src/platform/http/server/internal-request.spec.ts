import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalGet, isInternalRequest } from './internal-request.js';

describe('internalGet', () => {
  it('calls the handler with a GET without headers', async () => {
    let seen: IncomingMessage | undefined;
    const response = await internalGet((request, reply) => {
      seen = request;
      reply.statusCode = 404;
      reply.setHeader('x-kept', 'yes');
      reply.end('missing');
    }, '/page?x=1');
    expect(seen).toMatchObject({ method: 'GET', url: '/page?x=1', headers: {} });
    expect(isInternalRequest(seen as IncomingMessage)).toBe(true);
    expect(response).toMatchObject({ status: 404, headers: { 'x-kept': 'yes' } });
    expect(response.body.toString()).toBe('missing');
  });

  it('collects a body that is written in several chunks and encodings', async () => {
    const { body } = await internalGet((_request, response) => {
      response.write('61', 'hex');
      response.write(Buffer.from('b'), () => undefined);
      response.write('ć');
      response.end('ZA==', 'base64', () => undefined);
    }, '/');
    expect(body.toString()).toBe('abćd');
  });

  it('runs an Express app, and leaves its handling of real requests unchanged', async () => {
    const app = express();
    app.use(express.json());
    app.get(
      '/json',
      (request, response) => void response.json({ ip: request.ip ?? null, host: request.host }),
    );
    app.post('/echo', (request, response) => void response.json(request.body));
    const server = createServer(app);
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    try {
      const internal = await internalGet(app, '/json');
      expect(internal.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(internal.body.toString())).toEqual({ ip: null });
      const echo = await fetch(`http://127.0.0.1:${port}/echo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"a":1}',
      });
      expect(await echo.json()).toEqual({ a: 1 });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('rejects when the handler destroys the response', async () => {
    await expect(internalGet((_request, response) => void response.destroy(), '/')).rejects.toThrow();
  });
});
