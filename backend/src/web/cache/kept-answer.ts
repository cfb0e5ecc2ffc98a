import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Bodies, type Encoding } from './accepted-encoding.js';

const WORTH_COMPRESSING = 1024;
// What an answer costs beside its bytes: header lists, buffers' and map's own objects.
const OVERHEAD = 4096;

/** One encoding of an answer, down to its header lines: names and values in turn, as `writeHead` takes them. */
interface Representation {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: readonly string[];
  readonly unchanged: readonly string[];
}

/** An answer whose bytes are ready: sent as they are, in the encoding that the client takes. */
export class KeptAnswer {
  private readonly representations: Partial<Record<Encoding, Representation>>;
  /** Bytes of memory. */
  readonly size: number;

  constructor(
    readonly status: number,
    headers: OutgoingHttpHeaders,
    private readonly bodies: Bodies,
  ) {
    const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
    this.representations = Object.fromEntries(
      Object.entries(bodies).map(([encoding, body]) => [
        encoding,
        representation(encoding as Encoding, body, tag, headers),
      ]),
    );
    this.size = Object.values(bodies).reduce((sum, body) => sum + body.length, OVERHEAD);
  }

  static async of(status: number, headers: OutgoingHttpHeaders, identity: Buffer): Promise<KeptAnswer> {
    if (identity.length < WORTH_COMPRESSING) return new KeptAnswer(status, headers, { identity });
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      promisify(gzip)(identity, { level: 6 }),
    ]);
    return new KeptAnswer(status, headers, { identity, br, gzip: zipped });
  }

  /** @param more header lines of this one answer, names and values in turn. */
  send(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'], this.bodies);
    const chosen = this.representations[encoding];
    if (!chosen) throw new Error(`No ${encoding} of this answer`);
    const known = request.headers['if-none-match'];
    if (known !== undefined && this.status === 200 && names(known, chosen.etag)) {
      response.writeHead(304, [...chosen.unchanged, ...more]);
      response.end();
      return;
    }
    response.writeHead(this.status, [...chosen.headers, ...more]);
    if (request.method === 'HEAD') response.end();
    else response.end(chosen.body);
  }
}

function representation(
  encoding: Encoding,
  body: Buffer,
  tag: string,
  headers: OutgoingHttpHeaders,
): Representation {
  // Each encoding is a representation of its own (RFC 9110, section 8.8.3.3).
  const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const { 'content-type': type, ...rest } = headers;
  const unchanged = lines({ ...rest, etag, vary: 'Accept-Encoding' });
  const content = {
    ...(type !== undefined && { 'content-type': type }),
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return { etag, body, unchanged, headers: [...lines(content), ...unchanged] };
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
