import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';

/**
 * Returns the key by which limits identify a client: the IPv4 address, or the /64 network of the IPv6 address. One
 * subscriber usually has a whole /64 network. The key is 'unknown' without an IP address.
 */
export function clientKeyOf(ip: string | undefined): string {
  // An IPv6 address may have a zone after `%`, such as `fe80::1%eth0`.
  const plain = (ip ?? '').split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.[1];
  if (mapped) return mapped;
  if (isIPv6(plain)) return `${networkOf(plain)}::/64`;
  return isIPv4(plain) ? plain : 'unknown';
}

/**
 * Returns the client key of a request. Can be called before Express handles the request.
 * @param trustProxy the number of trusted entries in X-Forwarded-For.
 */
export function clientOf(request: IncomingMessage, trustProxy: number): string {
  return clientKeyOf(proxyAddr(request, (_address, hops) => hops < trustProxy));
}

function networkOf(ipv6: string): string {
  // The URL parser normalizes the IPv6 address: it writes the longest run of zeros as '::'.
  const normalized = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [head = '', tail] = normalized.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Injects the client key of the request. The IP address comes from X-Forwarded-For only if TRUST_PROXY allows this. */
export const Client = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientKeyOf(context.switchToHttp().getRequest<{ readonly ip?: string }>().ip),
);
