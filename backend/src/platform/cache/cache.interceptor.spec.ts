import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { type ModuleRef, Reflector } from '@nestjs/core';
import type { IncomingMessage } from 'node:http';
import { lastValueFrom, of, throwError, type Observable } from 'rxjs';
import { DomainError } from '../domain/domain-error.js';
import { internalGet } from '../http/server/internal-request.js';
import { Cacheable, KeepsCache } from './cacheable.js';
import { CacheInterceptor } from './cache.interceptor.js';
import type { CacheVersion } from './cache-version.js';
import type { ResponseCache } from './response-cache.js';

type Handler = () => void;
const write: Handler = () => undefined;
const keep: Handler = () => undefined;
KeepsCache()(keep);
const preview: Handler = () => undefined;
KeepsCache((body) => body === 'dry run')(preview);
const read: Handler = () => undefined;
const cached: Handler = () => undefined;
Cacheable()(cached);

function send(
  request: Pick<IncomingMessage, 'method'> & { readonly body?: unknown },
  handler: Handler,
  response: Observable<unknown>,
  version = {} as CacheVersion,
): Promise<unknown> {
  const interceptor = new CacheInterceptor({} as ResponseCache, version, new Reflector(), {} as ModuleRef);
  const context = {
    switchToHttp: () => ({ getRequest: () => request }),
    getHandler: () => handler,
    getClass: () => Object,
  } as unknown as ExecutionContext;
  return lastValueFrom(interceptor.intercept(context, { handle: () => response }));
}

/** @returns the number of cache versions that a write began before its response. */
async function versionsBegunBy(
  handler: Handler,
  response: Observable<unknown>,
  body?: unknown,
): Promise<number> {
  let begun = 0;
  const version = { bump: () => (begun += 1) } as unknown as CacheVersion;
  await send({ method: 'PUT', body }, handler, response, version).catch(() => undefined);
  return begun;
}

describe('CacheInterceptor', () => {
  it('empties the cache after a write, also when the confirmation of the commit was lost', async () => {
    expect(await versionsBegunBy(write, of('saved'))).toBe(1);
    expect(
      await versionsBegunBy(
        write,
        throwError(() => new Error('connection lost')),
      ),
    ).toBe(1);
  });

  it('keeps the cache after a write that changes nothing for visitors', async () => {
    expect(await versionsBegunBy(keep, of('saved'))).toBe(0);
    expect(await versionsBegunBy(preview, of('computed'), 'dry run')).toBe(0);
    expect(await versionsBegunBy(preview, of('saved'), 'change')).toBe(1);
  });

  it('allows internal requests to cacheable routes only', async () => {
    let request = {} as IncomingMessage;
    await internalGet((made, response) => {
      request = made;
      response.end();
    }, '/api/anything');
    expect(await send(request, cached, of('public'))).toBe('public');
    await expect(async () => send(request, read, of('secret'))).rejects.toThrow(DomainError);
  });
});
