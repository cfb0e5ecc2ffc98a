import type { SampleData } from '../../platform/domain/sample-data.js';
import { withoutSamples } from '../domain/public-site-content.js';
import type { SiteContent } from '../domain/site-content.js';
import type { ContentService } from './content-service.js';

export class PublicContent {
  constructor(
    private readonly content: Pick<ContentService, 'visibleSiteContent'>,
    private readonly samples: () => readonly Pick<SampleData, 'isOwnPresent'>[],
  ) {}

  /**
   * Returns the site content. Sample values are left out after the owner has saved the content or added data of her
   * own.
   */
  async siteContent(): Promise<SiteContent> {
    const { value, version } = await this.content.visibleSiteContent();
    return version > 0 || (await this.isOwnPresent()) ? withoutSamples(value) : value;
  }

  private async isOwnPresent(): Promise<boolean> {
    const own = await Promise.all(
      this.samples().map(async (sample) => (await sample.isOwnPresent?.()) ?? false),
    );
    return own.includes(true);
  }
}
