import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

// Its type declarations lack the second parameter, which it has had since 0.6.4.
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

const PREFERRED = ['br', 'gzip', 'identity'];
// Browsers send a handful of different headers; parsing one costs more than finding what it gave last time.
const parsed = new LRUCache<string, readonly string[]>({ max: 200 });

/** The encoding to send: of the available ones, the one that `Accept-Encoding` likes best, else identity. */
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
