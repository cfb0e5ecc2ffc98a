import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Upload } from '../domain/upload.js';
import type { SigningSecret } from './ports.js';

/** The prefix of upload paths. The secret token after it must not be logged. */
const UPLOAD_PATH_PREFIX = '/api/objects/quarantine/';

// The id of the upload, the expiry in milliseconds, and the HMAC in base64url.
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})$/;

/**
 * Creates and verifies signed upload URLs of this server. The token is part of the path, because upload widgets report
 * the URL of an uploaded file without its query.
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

  /** @returns the id of the upload; undefined when the token's signature is invalid. The expiry is not checked here. */
  async verify(token: string): Promise<string | undefined> {
    const [, id, expiry, signature] = TOKEN.exec(token) ?? [];
    if (id === undefined || expiry === undefined || signature === undefined) return undefined;
    const expected = await this.sign(id, expiry);
    const signatureBytes = Buffer.from(signature, 'base64url');
    return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected)
      ? id
      : undefined;
  }

  /** Extracts the token from an upload URL or its path. @returns undefined for URLs with another origin or path. */
  tokenOf(url: string): string | undefined {
    const parsed = URL.parse(url, this.site.publicUrl);
    if (
      !parsed ||
      parsed.origin !== new URL(this.site.publicUrl).origin ||
      parsed.username ||
      parsed.password
    )
      return undefined;
    return parsed.pathname.startsWith(UPLOAD_PATH_PREFIX)
      ? parsed.pathname.slice(UPLOAD_PATH_PREFIX.length)
      : undefined;
  }

  private async sign(id: string, expiry: string): Promise<Buffer> {
    return createHmac('sha256', await this.secret.read())
      .update(`upload ${id} ${expiry}`)
      .digest();
  }
}
