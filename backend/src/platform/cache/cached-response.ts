import fresh from 'fresh';
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { InternalResponse } from '../http/server/internal-request.js';
import { setRoute } from '../http/server/route.js';
import { SURROGATE_CONTROL } from './cacheable.js';
import { acceptedEncoding, type Encoding } from './accepted-encoding.js';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  identity: (body) => Promise.resolve(body),
};
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const MIN_COMPRESSED_BYTES = 1024;
// The types of bodies to compress. Images (other than SVG) and fonts are already compressed.
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/u;
// The estimated memory of a response in addition to its bodies: header lists, buffer objects, and the entry of the map.
const OVERHEAD_BYTES = 4096;

type Bodies =
  | { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }
  | { readonly identity?: undefined; readonly br: Buffer; readonly gzip?: undefined };

/**
 * A body in one encoding, with its headers. Names and values alternate in the list of headers, as `writeHead` expects.
 */
interface EncodedBody {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

interface Representation {
  readonly etag: string;
  /** The headers of a 304 response. A full response has these headers and also the headers of its body. */
  readonly sharedHeaders: readonly string[];
  /**
   * The body with its headers. It is given at creation, or stored after the first request for this encoding. An
   * uncompressed body that was converted on demand is not stored.
   */
  full?: EncodedBody;
  /** The body that is being compressed or decompressed. All requests that wait for the body share this promise. */
  pending?: Promise<EncodedBody>;
}

/** A complete response in memory. Each encoding is compressed once, on the first request for it. */
export class CachedResponse {
  private readonly representations: Partial<Record<Encoding, Representation>> = {};
  private readonly available: readonly Encoding[];
  /** The estimated memory in bytes. The compressed bodies together take about half of the uncompressed body. */
  readonly size: number;

  /**
   * @param bodies the body in one or more encodings. A text in a single encoding is converted to the others on demand.
   * @param contentHash a hash of the uncompressed body, the same on every replica.
   * @param route the pattern of the route, for metrics.
   */
  constructor(
    readonly status: number,
    readonly headers: OutgoingHttpHeaders,
    private readonly bodies: Bodies,
    readonly contentHash: string,
    private readonly route?: string,
  ) {
    const given = ENCODINGS.filter((encoding) => bodies[encoding]);
    const onDemand = given.length === 1 && isCompressible(headers, bodies.identity);
    this.available = onDemand ? ENCODINGS : given;
    // A 304 response has no content type.
    const { 'content-type': _, ...rest } = headers;
    for (const encoding of this.available) {
      // Each encoding is a separate representation (RFC 9110, section 8.8.3.3).
      const etag = `"${this.contentHash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      const tag = this.isStorable ? { etag } : {};
      const sharedHeaders = headerList({ ...rest, ...tag, vary: 'Accept-Encoding' });
      const body = bodies[encoding];
      this.representations[encoding] = {
        etag,
        sharedHeaders,
        ...(body && { full: this.withHeaders(encoding, sharedHeaders, body) }),
      };
    }
    const { identity, br } = bodies;
    // Compressed bodies are added on demand. For a page this is only gzip, which is larger than Brotli.
    this.size = OVERHEAD_BYTES + (identity ? 1.5 * identity.length : 2.5 * br.length);
  }

  /**
   * Converts a handler's response. Removes headers that clients never get, and headers that are set again whenever the
   * response is sent. Of a page, only the Brotli body is stored. That body needs a sixth of the memory, and hardly any
   * client requests a different encoding.
   */
  static async of({ status, headers, body, route }: InternalResponse): Promise<CachedResponse> {
    const kept: OutgoingHttpHeaders = { 'cache-control': 'no-cache', ...headers };
    for (const name of [
      'connection',
      'content-length',
      'date',
      'etag',
      'keep-alive',
      'server-timing',
      SURROGATE_CONTROL,
      'vary',
    ])
      delete kept[name];
    const isPage = String(kept['content-type']).startsWith('text/html') && isCompressible(kept, body);
    const bodies = isPage ? { br: await compress.br(body) } : { identity: body };
    return new CachedResponse(status, kept, bodies, hashOf(body), route);
  }

  async readBody(): Promise<Buffer> {
    const { identity, br } = this.bodies;
    return identity ?? promisify(brotliDecompress)(br);
  }

  leadingTo(location: string): CachedResponse {
    const headers = { ...this.headers, location };
    return new CachedResponse(this.status, headers, this.bodies, this.contentHash, this.route);
  }

  /** Whether the response may be cached: 200 or 404, without a cookie and without `no-store`. */
  get isStorable(): boolean {
    return (
      (this.status === 200 || this.status === 404) &&
      this.headers['set-cookie'] === undefined &&
      !String(this.headers['cache-control']).includes('no-store')
    );
  }

  /**
   * Sends the response, or a 304 if the client already has it.
   * @param extraHeaders alternating names and values, for this client only.
   * @returns a promise when the body must first be compressed or decompressed.
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
    // The request's `Cache-Control` is ignored, because `no-cache` concerns caches, and this server is the origin.
    const condition = { 'if-none-match': request.headers['if-none-match'] };
    const isConditional = condition['if-none-match'] !== undefined && this.status === 200 && this.isStorable;
    if (isConditional && fresh(condition, { etag: chosen.etag })) {
      response.writeHead(304, [...chosen.sharedHeaders, ...extraHeaders]);
      response.end();
    } else if (chosen.full) {
      this.sendBody(chosen.full, request, response, extraHeaders);
    } else {
      chosen.pending ??= this.encode(chosen, encoding).finally(() => delete chosen.pending);
      return chosen.pending.then(
        (full) => this.sendBody(full, request, response, extraHeaders),
        // This request fails. The next request starts the compression again.
        () => void response.destroy(),
      );
    }
    return undefined;
  }

  private sendBody(
    { headers, body }: EncodedBody,
    { method }: IncomingMessage,
    response: ServerResponse,
    extraHeaders: readonly string[],
  ): void {
    response.writeHead(this.status, [...headers, ...extraHeaders]);
    response.end(method === 'HEAD' ? undefined : body);
  }

  private async encode(representation: Representation, encoding: Encoding): Promise<EncodedBody> {
    const body = await compress[encoding](await this.readBody());
    const full = this.withHeaders(encoding, representation.sharedHeaders, body);
    if (encoding !== 'identity') representation.full = full;
    return full;
  }

  private withHeaders(encoding: Encoding, sharedHeaders: readonly string[], body: Buffer): EncodedBody {
    const { 'content-type': type } = this.headers;
    const headers = headerList({
      ...(type !== undefined && { 'content-type': type }),
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    return { headers: [...headers, ...sharedHeaders], body };
  }
}

/** The first 132 bits of the hash of an uncompressed body, for `CachedResponse`. */
export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/**
 * Whether a response is worth compressing.
 * @param body the uncompressed body. If it is missing, only the content type counts.
 */
function isCompressible(headers: OutgoingHttpHeaders, body?: Buffer): boolean {
  const isLong = body === undefined || body.length >= MIN_COMPRESSED_BYTES;
  return isLong && COMPRESSIBLE.test(String(headers['content-type']));
}

function headerList(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((item) => [name, String(item)]),
  );
}
