import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';

/** Error codes of listen() when the machine lacks the IPv6 address, or IPv6 as a whole. */
const LACKS_ADDRESS: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Makes a server listen on one port of several addresses. IPv6 addresses after the first address are skipped if the
 * machine lacks them, for example because it has no IPv6.
 * @param port 0 for a free port.
 * @param hosts IP addresses. '::' means all addresses of the machine, even without IPv6.
 * @returns the port and the addresses on which the server listens.
 * @throws the error of listen() for any other address on which the server cannot listen.
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
    // A server can listen on one address only. For each further address, an additional server accepts connections and
    // passes them on to the first server.
    const extra = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    try {
      await open(extra, opened, host);
    } catch (error) {
      if (host.includes(':') && LACKS_ADDRESS.has((error as NodeJS.ErrnoException).code)) continue;
      throw error;
    }
    server.once('close', () => extra.close());
    addresses.push(host);
  }
  return { port: opened, hosts: addresses };
}

async function open(server: NetServer, port: number, host: string): Promise<number> {
  // For '::' the address is omitted: Node then listens on `::`, or on 0.0.0.0 when the machine has no IPv6.
  await once(server.listen(host === '::' ? { port } : { port, host }), 'listening');
  return (server.address() as AddressInfo).port;
}
