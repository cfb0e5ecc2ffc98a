import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './accepted-encoding.js';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  identity: (body) => Promise.resolve(body),
};
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const WORTH_COMPRESSING = 1024;
// What an answer costs beside its bytes: header lists, buffers' and map's own objects.
const OVERHEAD = 4096;

export type Bodies = Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };

/** One encoding of an answer. Header lines are names and values in turn, as `writeHead` takes them. */
interface Representation {
  readonly etag: string;
  readonly unchanged: readonly string[];
  /** Undefined until somebody takes it. */
  full?: { readonly headers: readonly string[]; readonly body: Buffer };
  making?: Promise<void>;
}

/** An answer whose bytes are ready: sent as they are, compressed once when somebody first takes it so. */
export class KeptAnswer {
  private readonly representations: Partial<Record<Encoding, Representation>> = {};
  private readonly offered: readonly Encoding[];

  /** @param bodies what was compressed ahead of time; when there is nothing of that, it is done on demand. */
  constructor(
    readonly status: number,
    private readonly headers: OutgoingHttpHeaders,
    private readonly bodies: Bodies,
  ) {
    const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
    const ahead = ENCODINGS.filter((encoding) => bodies[encoding]);
    const onDemand = ahead.length === 1 && bodies.identity.length >= WORTH_COMPRESSING;
    this.offered = onDemand ? ENCODINGS : ahead;
    const { 'content-type': _, ...rest } = headers;
    for (const encoding of this.offered) {
      // Each encoding is a representation of its own (RFC 9110, section 8.8.3.3).
      const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const made: Representation = { etag, unchanged: lines({ ...rest, etag, vary: 'Accept-Encoding' }) };
      this.representations[encoding] = made;
      if (bodies[encoding]) this.complete(made, encoding, bodies[encoding]);
    }
  }

  /** Bytes of memory, counting what compression may add. */
  get size(): number {
    return OVERHEAD + 1.5 * this.bodies.identity.length;
  }

  /** @param more header lines of this one answer, names and values in turn. */
  send(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'], this.offered);
    const chosen = this.representations[encoding];
    if (!chosen) throw new Error(`No ${encoding} of this answer`);
    const known = request.headers['if-none-match'];
    if (known !== undefined && this.status === 200 && names(known, chosen.etag)) {
      response.writeHead(304, [...chosen.unchanged, ...more]);
      response.end();
    } else if (chosen.full) {
      response.writeHead(this.status, [...chosen.full.headers, ...more]);
      response.end(request.method === 'HEAD' ? undefined : chosen.full.body);
    } else {
      chosen.making ??= compress[encoding](this.bodies.identity).then((body) =>
        this.complete(chosen, encoding, body),
      );
      chosen.making.then(
        () => this.send(request, response, more),
        () => response.destroy(),
      );
    }
  }

  private complete(made: Representation, encoding: Encoding, body: Buffer): void {
    const { 'content-type': type } = this.headers;
    const headers = lines({
      ...(type !== undefined && { 'content-type': type }),
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    made.full = { headers: [...headers, ...made.unchanged], body };
  }
}

function lines(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  );
}

/** Whether `If-None-Match` names the tag; compared weakly, because proxies that recompress weaken tags. */
function names(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//u, '') === etag);
}
