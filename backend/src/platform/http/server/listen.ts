import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';

/** Error codes of listen() on a machine without IPv6. */
const NO_IPV6: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Lets a server listen on one port of several addresses. On a machine without IPv6, an IPv6 address is skipped unless
 * it is the first address.
 * @param port 0 for a free port.
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
    // A server listens on one address only. For each further address, an additional server accepts the connections and
    // passes them on.
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
  // Without an address Node listens on `::`, or on 0.0.0.0 when the machine has no IPv6.
  await once(server.listen(host === '::' ? { port } : { port, host }), 'listening');
  return (server.address() as AddressInfo).port;
}
