import { DomainError } from '../../platform/domain/domain-error.js';
import { normaliseChatNumber } from '../../platform/domain/chat-number.js';
import type { Clock } from '../../platform/index.js';
import { type AboutContent, DEFAULT_ABOUT_CONTENT } from '../domain/about-content.js';
import { completedBy } from '../domain/completed-by.js';
import { DEFAULT_FOOTER_SETTINGS, type FooterSettings } from '../domain/footer-settings.js';
import { checkOpeningHours } from '../domain/opening-hours.js';
import { DEFAULT_SITE_CONTENT, type SiteContent } from '../domain/site-content.js';
import type { ContentKey, ContentStore } from './ports/content-store.js';

/** Reads and saves what the owner writes about the shop; what was never saved has defaults. */
export class ContentService {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
  ) {}

  footerSettings(): Promise<FooterSettings> {
    return this.read('footer-settings', DEFAULT_FOOTER_SETTINGS);
  }

  aboutContent(): Promise<AboutContent> {
    return this.read('about-content', DEFAULT_ABOUT_CONTENT);
  }

  siteContent(): Promise<SiteContent> {
    return this.read('site-content', DEFAULT_SITE_CONTENT);
  }

  async saveFooterSettings(settings: FooterSettings): Promise<FooterSettings> {
    await this.save('footer-settings', settings);
    return this.footerSettings();
  }

  async saveAboutContent(content: AboutContent): Promise<AboutContent> {
    await this.save('about-content', content);
    return this.aboutContent();
  }

  async saveSiteContent(content: SiteContent): Promise<SiteContent> {
    checkOpeningHours(content.company.hours);
    if (normaliseChatNumber(content.company.chatNumber) === undefined) {
      throw new DomainError('invalid', 'Nomor chat tidak dikenali. Tulis seperti 0812 3456 7890');
    }
    await this.save('site-content', content);
    return this.siteContent();
  }

  private async read<T>(key: ContentKey, defaults: T): Promise<T> {
    return completedBy(defaults, await this.store.find(key));
  }

  private async save(key: ContentKey, body: object): Promise<void> {
    await this.store.save(key, body, await this.clock.now());
  }
}
