import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { notFound } from '../../platform/domain/domain-error.js';
import type { ProductDetail, ProductViews } from './ports.js';

/** A secret link that shows a product's page, even while the product is hidden from visitors. */
export interface PreviewLink {
  readonly id: string;
  readonly productId: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

export abstract class PreviewLinks {
  /** Adds a link, and removes all links that are expired at `now`. */
  abstract add(link: PreviewLink, now: Date): Promise<void>;
  abstract findProductId(tokenHash: string, now: Date): Promise<string | undefined>;
  abstract revokeAll(productId: string, now: Date): Promise<void>;
}

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
// A token consists of 256 random bits in base64url, which are 43 characters.
const TOKEN = /^[\w-]{43}$/u;

export class PreviewService {
  constructor(
    private readonly links: PreviewLinks,
    private readonly products: ProductViews,
    private readonly clock: Clock,
    private readonly site: { readonly publicUrl: string },
  ) {}

  async create(productId: string): Promise<{ url: string; expiresAt: Date }> {
    const now = await this.clock.now();
    await this.requireProduct(productId, now);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    await this.links.add({ id: randomUUID(), productId, tokenHash: hashOf(token), expiresAt }, now);
    return { url: `${this.site.publicUrl}/pratinjau/${token}`, expiresAt };
  }

  async withdraw(productId: string): Promise<void> {
    const now = await this.clock.now();
    await this.requireProduct(productId, now);
    await this.links.revokeAll(productId, now);
  }

  /**
   * Finds the product of a token.
   * @throws DomainError 'not-found' if the token is invalid, expired or revoked, or if the product is deleted.
   */
  async find(token: string): Promise<ProductDetail> {
    if (!TOKEN.test(token)) throw notFound();
    const now = await this.clock.now();
    const productId = await this.links.findProductId(hashOf(token), now);
    if (productId === undefined) throw notFound();
    return this.requireProduct(productId, now);
  }

  private async requireProduct(id: string, now: Date): Promise<ProductDetail> {
    const product = await this.products.find(id, now);
    if (!product) throw notFound();
    return product;
  }
}

// A random token of 256 bits cannot be guessed, so its hash needs no salt.
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
