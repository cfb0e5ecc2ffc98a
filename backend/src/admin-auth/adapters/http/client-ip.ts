import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Who counts as one client when tries are counted: an IPv4 address, or the /64 network of an IPv6 address, because
 * one subscriber has all addresses of it.
 */
export function clientKeyOf(address: string | undefined): string {
  const plain = (address ?? '').split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.[1];
  if (mapped) return mapped;
  if (isIPv6(plain)) return `${network(plain)}::/64`;
  return isIPv4(plain) ? plain : 'unknown';
}

function network(address: string): string {
  // The URL parser writes an address one way only, with the longest run of zeros as '::'.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** The client that a request comes from, as far as TRUST_PROXY lets its address be believed. */
export const Client = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientKeyOf(context.switchToHttp().getRequest<Request>().ip),
);
