import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listen } from './listen.js';

const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);
/** An address of this machine that other machines can reach. */
const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

let server: Server;
beforeEach(() => {
  server = createServer((_request, response) => response.end('shop'));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const read = async (host: string, port: number): Promise<string> =>
  fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).then(
    (response) => response.text(),
    () => 'refused',
  );

describe('listen', () => {
  it('opens the port on the given addresses only', async () => {
    const { port, hosts } = await listen(server, 0, ['127.0.0.1', '::1']);
    expect(hosts).toEqual(hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']);
    for (const host of hosts) expect(await read(host, port)).toBe('shop');
    if (outside !== undefined) expect(await read(outside, port)).toBe('refused');
  });

  it("opens the port on all addresses for '::'", async () => {
    const { port } = await listen(server, 0, ['::']);
    expect(await read('127.0.0.1', port)).toBe('shop');
    if (hasIPv6) expect(await read('::1', port)).toBe('shop');
    if (outside !== undefined) expect(await read(outside, port)).toBe('shop');
  });

  it('skips an IPv6 address that the machine lacks, if there is another address', async () => {
    const { port, hosts } = await listen(server, 0, ['127.0.0.1', '2001:db8::1']);
    expect(hosts).toEqual(['127.0.0.1']);
    expect(await read('127.0.0.1', port)).toBe('shop');
  });

  it('throws when the machine lacks the only address, and when the port is in use', async () => {
    await expect(listen(server, 0, ['192.0.2.1'])).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
    const occupied = createNetServer().listen(0, '127.0.0.1');
    await once(occupied, 'listening');
    const { port } = occupied.address() as AddressInfo;
    await expect(listen(server, port, ['127.0.0.1', '::1'])).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((done) => occupied.close(done));
  });

  it('closes the port on every address when the server closes', async () => {
    const { port, hosts } = await listen(server, 0, ['127.0.0.1', '::1']);
    for (const host of hosts) expect(await read(host, port)).toBe('shop');
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    for (const host of hosts) expect(await read(host, port)).toBe('refused');
  });
});
