import { afterEach, describe, expect, it } from '@jest/globals';
import { Module, type Type } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { READINESS_PROBES } from '../src/platform/index.js';
import { startShop, type Shop } from './support/shop.js';

type Run = () => Promise<unknown>;

function moduleWith(probes: Readonly<Record<string, Run>>): Type {
  @Module({
    providers: Object.entries(probes).map(([name, run]) =>
      READINESS_PROBES.contribute([], () => ({ name, run })),
    ),
  })
  class MachinesModule {}
  return MachinesModule;
}

let shop: Shop;
afterEach(() => shop.close());

describe('readiness', () => {
  it('a failed probe makes readiness 503, and the body does not contain the reason', async () => {
    const machines = moduleWith({
      printer: () => Promise.reject(new Error('out of paper')),
      courier: () => new Promise(() => undefined),
      scales: () => {
        throw new Error('no power');
      },
    });
    shop = await startShop({ modules: [machines] });
    const response = await shop.request().get('/readyz').expect(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(response.body).toEqual({
      status: 'error',
      details: {
        database: { status: 'up' },
        storage: { status: 'up' },
        printer: { status: 'down' },
        courier: { status: 'down' },
        scales: { status: 'down' },
      },
    });
    const log = shop.logs.find((line) => line.includes('Health Check has failed'));
    for (const reason of ['out of paper', 'timeout', 'no power']) expect(log).toContain(reason);
    expect(JSON.parse(log ?? '{}')).toMatchObject({ context: 'HealthCheckService' });
  });

  it('simultaneous readiness requests share their checks, and a later request starts a new check', async () => {
    let checks = 0;
    const gate = Promise.withResolvers<void>();
    const printer = async () => {
      checks += 1;
      await gate.promise;
    };
    shop = await startShop({ modules: [moduleWith({ printer })] });
    const asked = Array.from({ length: 50 }, () => fetch(`${shop.url}/readyz`));
    while (checks === 0) await sleep(5);
    // When this later request is answered, all earlier requests have arrived.
    await fetch(`${shop.url}/healthz`);
    gate.resolve();
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(checks).toBeLessThan(5);
    const before = checks;
    await shop.request().get('/readyz').expect(200);
    expect(checks).toBe(before + 1);
  });
});
