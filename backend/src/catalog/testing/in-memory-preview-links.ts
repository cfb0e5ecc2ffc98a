import { type PreviewLink, PreviewLinks } from '../application/preview-service.js';

export class InMemoryPreviewLinks extends PreviewLinks {
  links: PreviewLink[] = [];

  override add(link: PreviewLink, now: Date): Promise<void> {
    this.links = [...this.links.filter(({ expiresAt }) => expiresAt > now), link];
    return Promise.resolve();
  }

  override findProductId(tokenHash: string, now: Date): Promise<string | undefined> {
    const link = this.links.find((one) => one.tokenHash === tokenHash && one.expiresAt > now);
    return Promise.resolve(link?.productId);
  }

  override revokeAll(productId: string): Promise<void> {
    this.links = this.links.filter((link) => link.productId !== productId);
    return Promise.resolve();
  }
}
