import fresh from 'fresh';
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InternalResponse } from '../platform/index.js';
import { acceptedEncoding, type Encoding } from './accepted-encoding.js';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  identity: (body) => Promise.resolve(body),
};
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const WORTH_COMPRESSING = 1024;
// What a response costs beside its bytes: header lists, buffers' and map's own objects.
const OVERHEAD_BYTES = 4096;

export type Bodies = Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };

/** One encoding of a response. Header lines are names and values in turn, as `writeHead` takes them. */
interface Representation {
  readonly etag: string;
  /** The lines of a 304. */
  readonly notModified: readonly string[];
  /** Undefined until a client takes this encoding. */
  full?: { readonly headers: readonly string[]; readonly body: Buffer };
  compressing?: Promise<void>;
}

/** A response whose bytes are ready: sent as they are, compressed once when a client first takes it so. */
export class CachedResponse {
  private readonly representations: Partial<Record<Encoding, Representation>> = {};
  private readonly available: readonly Encoding[];

  /** @param bodies what was compressed ahead of time; when there is only the identity, it is done on demand. */
  constructor(
    readonly status: number,
    readonly headers: OutgoingHttpHeaders,
    private readonly bodies: Bodies,
  ) {
    const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
    const ahead = ENCODINGS.filter((encoding) => bodies[encoding]);
    const onDemand = ahead.length === 1 && bodies.identity.length >= WORTH_COMPRESSING;
    this.available = onDemand ? ENCODINGS : ahead;
    const { 'content-type': _, ...rest } = headers;
    for (const encoding of this.available) {
      // Each encoding is a representation of its own (RFC 9110, section 8.8.3.3).
      const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const tag = this.isStorable ? { etag } : {};
      const made: Representation = { etag, notModified: lines({ ...rest, ...tag, vary: 'Accept-Encoding' }) };
      this.representations[encoding] = made;
      if (bodies[encoding]) this.complete(made, encoding, bodies[encoding]);
    }
  }

  /** What a handler answered, without the headers that are made anew for each answer. */
  static of({ status, headers, body }: InternalResponse): CachedResponse {
    const kept = { ...headers };
    for (const name of [
      'connection',
      'content-length',
      'date',
      'etag',
      'keep-alive',
      'server-timing',
      'vary',
    ])
      delete kept[name];
    const cacheControl = kept['cache-control'] ?? 'no-cache';
    return new CachedResponse(status, { ...kept, 'cache-control': cacheControl }, { identity: body });
  }

  /** Uncompressed. */
  get body(): Buffer {
    return this.bodies.identity;
  }

  /** Whether it may be given to those who ask later. */
  get isStorable(): boolean {
    return (
      (this.status === 200 || this.status === 404) &&
      this.headers['set-cookie'] === undefined &&
      !String(this.headers['cache-control']).includes('no-store')
    );
  }

  /** Bytes of memory, counting what compression may add. */
  get size(): number {
    return OVERHEAD_BYTES + 1.5 * this.bodies.identity.length;
  }

  /**
   * @param more header lines of this one answer, names and values in turn.
   * @returns a promise when it has to be compressed first.
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    more: readonly string[] = [],
  ): Promise<void> | undefined {
    const encoding = acceptedEncoding(request.headers['accept-encoding'], this.available);
    const chosen = this.representations[encoding];
    if (!chosen) throw new Error(`No ${encoding} of this response`);
    // Of the request only the tag: a client's `Cache-Control: no-cache` is for caches, and this is the origin.
    const condition = { 'if-none-match': request.headers['if-none-match'] };
    if (this.status === 200 && this.isStorable && fresh(condition, { etag: chosen.etag })) {
      response.writeHead(304, [...chosen.notModified, ...more]);
      response.end();
    } else if (chosen.full) {
      response.writeHead(this.status, [...chosen.full.headers, ...more]);
      response.end(request.method === 'HEAD' ? undefined : chosen.full.body);
    } else {
      chosen.compressing ??= compress[encoding](this.bodies.identity).then((body) =>
        this.complete(chosen, encoding, body),
      );
      return chosen.compressing.then(
        () => this.send(request, response, more),
        () => void response.destroy(),
      );
    }
    return undefined;
  }

  private complete(representation: Representation, encoding: Encoding, body: Buffer): void {
    const { 'content-type': type } = this.headers;
    const headers = lines({
      ...(type !== undefined && { 'content-type': type }),
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    representation.full = { headers: [...headers, ...representation.notModified], body };
  }
}

function lines(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  );
}
