/** Returns a random UUID of version 4 (RFC 9562). `crypto.randomUUID` is missing without https. */
export function newId(): string {
  const groups = Array.from(crypto.getRandomValues(new Uint16Array(8)), (bits, index) => {
    if (index === 3) return 0x4000 | (bits & 0x0fff);
    if (index === 4) return 0x8000 | (bits & 0x3fff);
    return bits;
  });
  const [a, b, c, version, variant, ...rest] = groups.map((bits) => bits.toString(16).padStart(4, '0'));
  return [`${a}${b}`, c, version, variant, rest.join('')].join('-');
}
