import { describe, expect, it } from '@jest/globals';
import { judgeConnection } from './connection.js';

const PUBLIC_URL = 'https://toko.example';

describe('judgeConnection', () => {
  it.each([
    ['a direct request', PUBLIC_URL, 0, 0, [null, null]],
    ['a request through the configured proxies', PUBLIC_URL, 2, 2, [null, null]],
    ['a proxy that passes another host', 'https://10.0.0.5', 1, 1, ['publicUrlDiffers', null]],
    ['a proxy that does not pass the scheme', 'http://toko.example', 1, 1, ['publicUrlDiffers', null]],
    ['one proxy more than configured', 'http://toko.example', 1, 0, [null, 'trustProxyDiffers']],
    ['one proxy less than configured', PUBLIC_URL, 0, 1, [null, 'trustProxyDiffers']],
  ])('finds for %s (%s, %i proxies, TRUST_PROXY=%i): %j', (_, origin, proxies, trustProxy, problems) => {
    const findings = judgeConnection({ origin, proxies }, { publicUrl: PUBLIC_URL, trustProxy });
    expect(findings.map(({ check, problem }) => [check, problem])).toEqual([
      ['publicUrl', problems[0]],
      ['proxies', problems[1]],
    ]);
  });
});
