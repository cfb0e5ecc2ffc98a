import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

// Negotiator accepts the parameter `options`, but the type declarations of Negotiator lack this parameter.
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

// The order decides between encodings that the header accepts equally.
const PREFERRED = ['br', 'gzip', 'identity'];
// Browsers send only a handful of different headers, so parsed headers are cached.
const parsed = new LRUCache<string, readonly string[]>({ max: 200 });

/**
 * Returns the available encoding that `Accept-Encoding` prefers. Returns 'identity' if the header accepts no available
 * encoding.
 */
export function acceptedEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  let accepted = parsed.get(header);
  if (!accepted) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as PreferringNegotiator;
    accepted = negotiator.encodings(PREFERRED, { preferred: PREFERRED });
    parsed.set(header, accepted);
  }
  for (const encoding of accepted) {
    const found = available.find((candidate) => candidate === encoding);
    if (found) return found;
  }
  return 'identity';
}
