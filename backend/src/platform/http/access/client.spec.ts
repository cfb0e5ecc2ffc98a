import { describe, expect, it } from '@jest/globals';
import { clientKeyOf } from './client.js';

describe('clientKeyOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['2001:0:0:3:4:5:6:7', '2001:0:0:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
    ['x'.repeat(9000), 'unknown'],
  ])('maps the address %s to the client key %s', (ip, client) => {
    expect(clientKeyOf(ip)).toBe(client);
  });
});
