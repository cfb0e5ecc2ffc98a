import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Upload } from '../domain/upload.js';
import type { SigningSecret } from './ports/signing-secret.js';

/** Everything after this prefix is a secret: it must not reach a log. */
export const UPLOAD_PATH_PREFIX = '/api/objects/quarantine/';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})$/;

/**
 * Signed addresses of this server. The token is all in the path, because upload widgets drop the query when
 * they report where a file went.
 */
export class UploadUrls {
  constructor(
    private readonly site: { readonly publicUrl: string },
    private readonly secret: SigningSecret,
  ) {}

  async issue(upload: Upload): Promise<string> {
    const expiry = String(upload.expiresAt.getTime());
    const token = `${upload.id}.${expiry}.${(await this.sign(upload.id, expiry)).toString('base64url')}`;
    return this.site.publicUrl + UPLOAD_PATH_PREFIX + token;
  }

  /** The upload that a token stands for; undefined when this server never signed it. */
  async verify(token: string): Promise<string | undefined> {
    const [, id, expiry, signature] = TOKEN.exec(token) ?? [];
    if (id === undefined || expiry === undefined || signature === undefined) return undefined;
    const expected = await this.sign(id, expiry);
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  /** The token in an address, absolute on our own origin or path only. */
  tokenOf(address: string): string | undefined {
    const url = URL.parse(address, this.site.publicUrl);
    if (!url || url.origin !== new URL(this.site.publicUrl).origin || url.username || url.password)
      return undefined;
    return url.pathname.startsWith(UPLOAD_PATH_PREFIX)
      ? url.pathname.slice(UPLOAD_PATH_PREFIX.length)
      : undefined;
  }

  private async sign(id: string, expiry: string): Promise<Buffer> {
    return createHmac('sha256', await this.secret.read())
      .update(`upload ${id} ${expiry}`)
      .digest();
  }
}
