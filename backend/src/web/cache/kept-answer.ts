import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};
const WORTH_COMPRESSING = 1024;

/** An answer whose bytes are ready: sent as they are, in the encoding that the client takes. */
export class KeptAnswer {
  private constructor(
    private readonly status: number,
    private readonly headers: OutgoingHttpHeaders,
    private readonly bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
    private readonly tag: string,
  ) {}

  static async of(status: number, headers: OutgoingHttpHeaders, identity: Buffer): Promise<KeptAnswer> {
    const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const bodies =
      identity.length < WORTH_COMPRESSING
        ? { identity }
        : { identity, br: await compress.br(identity), gzip: await compress.gzip(identity) };
    return new KeptAnswer(status, headers, bodies, tag);
  }

  /** For bytes that were compressed ahead of time. */
  static ready(
    headers: OutgoingHttpHeaders,
    bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
  ): KeptAnswer {
    const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
    return new KeptAnswer(200, headers, bodies, tag);
  }

  /** Bytes of memory. */
  get size(): number {
    return Object.values(this.bodies).reduce((sum, body) => sum + body.length, 0);
  }

  send(request: IncomingMessage, response: ServerResponse, more: OutgoingHttpHeaders = {}): void {
    const encoding = this.encodingFor(request);
    const body = this.bodies[encoding] ?? this.bodies.identity;
    // Each encoding is a representation of its own (RFC 9110, section 8.8.3.3).
    const etag = `"${this.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headers: OutgoingHttpHeaders = { ...this.headers, ...more, etag, vary: 'Accept-Encoding' };
    if (matches(request.headers['if-none-match'], this.tag)) {
      delete headers['content-type'];
      response.writeHead(304, headers).end();
      return;
    }
    headers['content-length'] = body.length;
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    response.writeHead(this.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private encodingFor(request: IncomingMessage): Encoding {
    if (!this.bodies.gzip && !this.bodies.br) return 'identity';
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (this.bodies.br && /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/u.test(accepted)) return 'br';
    if (this.bodies.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/u.test(accepted)) return 'gzip';
    return 'identity';
  }
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.includes(`"${tag}`);
}
