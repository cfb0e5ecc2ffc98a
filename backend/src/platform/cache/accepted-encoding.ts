import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

// Negotiator's type declarations lack the second parameter, which exists since 0.6.4.
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

const PREFERRED = ['br', 'gzip', 'identity'];
// Browsers send only a handful of different headers, so parsed headers are cached.
const parsed = new LRUCache<string, readonly string[]>({ max: 200 });

/** Picks the available encoding that `Accept-Encoding` prefers; identity if the header accepts none of them. */
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
