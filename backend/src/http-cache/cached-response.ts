import fresh from 'fresh';
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { setRoute, type InternalResponse } from '../platform/index.js';
import { acceptedEncoding, type Encoding } from './accepted-encoding.js';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  identity: (body) => Promise.resolve(body),
};
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const MIN_COMPRESSED_BYTES = 1024;
// Images and fonts are compressed already.
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/u;
// Memory per response besides its bodies: header lists, buffer objects, the map's entry.
const OVERHEAD_BYTES = 4096;

export type Bodies = Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };

/** One encoding of a response. Headers are lists of alternating names and values, as `writeHead` takes them. */
interface Representation {
  readonly etag: string;
  /** Headers of a 304 response, which a full response has too, besides those of its body. */
  readonly sharedHeaders: readonly string[];
  /** Undefined until a client has requested this encoding. */
  full?: { readonly headers: readonly string[]; readonly body: Buffer };
  compressing?: Promise<void>;
}

/** A complete response in memory. Each encoding is compressed once, on the first request for it. */
export class CachedResponse {
  private readonly representations: Partial<Record<Encoding, Representation>> = {};
  private readonly available: readonly Encoding[];
  /** A hash of the uncompressed body, the same on every replica. */
  readonly contentHash: string;

  /**
   * @param bodies the body in each encoding; when only `identity` of a text is given, the others are compressed on demand.
   * @param route the pattern of the route, for metrics.
   */
  constructor(
    readonly status: number,
    readonly headers: OutgoingHttpHeaders,
    private readonly bodies: Bodies,
    private readonly route?: string,
  ) {
    this.contentHash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
    const given = ENCODINGS.filter((encoding) => bodies[encoding]);
    const isText = COMPRESSIBLE.test(String(headers['content-type']));
    const onDemand = given.length === 1 && isText && bodies.identity.length >= MIN_COMPRESSED_BYTES;
    this.available = onDemand ? ENCODINGS : given;
    const { 'content-type': _, ...rest } = headers;
    for (const encoding of this.available) {
      // Each encoding is a representation of its own (RFC 9110, section 8.8.3.3).
      const etag = `"${this.contentHash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const tag = this.isStorable ? { etag } : {};
      const representation: Representation = {
        etag,
        sharedHeaders: headerList({ ...rest, ...tag, vary: 'Accept-Encoding' }),
      };
      this.representations[encoding] = representation;
      if (bodies[encoding]) this.complete(representation, encoding, bodies[encoding]);
    }
  }

  /** A handler's response without the headers that are set again whenever it is sent. */
  static of({ status, headers, body, route }: InternalResponse): CachedResponse {
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
    return new CachedResponse(status, { ...kept, 'cache-control': cacheControl }, { identity: body }, route);
  }

  /** The uncompressed body. */
  get body(): Buffer {
    return this.bodies.identity;
  }

  /** Whether the response may be cached: 200 or 404, without a cookie and without `no-store`. */
  get isStorable(): boolean {
    return (
      (this.status === 200 || this.status === 404) &&
      this.headers['set-cookie'] === undefined &&
      !String(this.headers['cache-control']).includes('no-store')
    );
  }

  /** Estimated bytes of memory. The compressed bodies take about half of the body together. */
  get size(): number {
    return OVERHEAD_BYTES + 1.5 * this.bodies.identity.length;
  }

  /**
   * @param extraHeaders alternating names and values, for this client only.
   * @returns a promise when the body has to be compressed first.
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    extraHeaders: readonly string[] = [],
  ): Promise<void> | undefined {
    if (this.route !== undefined) setRoute(request, this.route);
    const encoding = acceptedEncoding(request.headers['accept-encoding'], this.available);
    const chosen = this.representations[encoding];
    if (!chosen) throw new Error(`No ${encoding} of this response`);
    // Without the request's `Cache-Control`: `no-cache` is meant for caches, and this is the origin server.
    const condition = { 'if-none-match': request.headers['if-none-match'] };
    const isConditional = condition['if-none-match'] !== undefined && this.status === 200 && this.isStorable;
    if (isConditional && fresh(condition, { etag: chosen.etag })) {
      response.writeHead(304, [...chosen.sharedHeaders, ...extraHeaders]);
      response.end();
    } else if (chosen.full) {
      response.writeHead(this.status, [...chosen.full.headers, ...extraHeaders]);
      response.end(request.method === 'HEAD' ? undefined : chosen.full.body);
    } else {
      chosen.compressing ??= compress[encoding](this.bodies.identity)
        .then((body) => this.complete(chosen, encoding, body))
        // After a failure the next request tries again.
        .finally(() => delete chosen.compressing);
      return chosen.compressing.then(
        () => this.send(request, response, extraHeaders),
        () => void response.destroy(),
      );
    }
    return undefined;
  }

  private complete(representation: Representation, encoding: Encoding, body: Buffer): void {
    const { 'content-type': type } = this.headers;
    const headers = headerList({
      ...(type !== undefined && { 'content-type': type }),
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    representation.full = { headers: [...headers, ...representation.sharedHeaders], body };
  }
}

function headerList(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  );
}
