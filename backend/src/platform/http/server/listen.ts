import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';

/** Error codes of listen() on a machine without IPv6. */
const NO_IPV6: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Opens a port of a server on several addresses. Where IPv6 is off, an IPv6 address after another one is skipped.
 * @param port 0 for a free one.
 * @param hosts IP addresses. '::' means all addresses of the machine, also without IPv6.
 * @returns the port and the open addresses.
 * @throws the error of listen() for every other address that cannot be opened.
 */
export async function listen(
  server: Server,
  port: number,
  hosts: readonly string[],
): Promise<{ readonly port: number; readonly hosts: readonly string[] }> {
  const [first = '::', ...others] = hosts;
  const opened = await open(server, port, first);
  const addresses = [first];
  for (const host of others) {
    // A server listens on one address. An additional server accepts the connections of each further address for it.
    const extra = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    try {
      await open(extra, opened, host);
    } catch (error) {
      if (host.includes(':') && NO_IPV6.has((error as NodeJS.ErrnoException).code)) continue;
      throw error;
    }
    server.once('close', () => extra.close());
    addresses.push(host);
  }
  return { port: opened, hosts: addresses };
}

async function open(server: NetServer, port: number, host: string): Promise<number> {
  // Without an address Node chooses `::`, and 0.0.0.0 where IPv6 is off.
  await once(server.listen(host === '::' ? { port } : { port, host }), 'listening');
  return (server.address() as AddressInfo).port;
}
