import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, stale } from '../../platform/domain/domain-error.js';
import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { type AboutContent, DEFAULT_ABOUT_CONTENT } from '../domain/about-content.js';
import { withDefaults } from '../domain/with-defaults.js';
import { DEFAULT_FOOTER_SETTINGS, type FooterSettings } from '../domain/footer-settings.js';
import { chatNumberUnknown } from '../domain/messages.js';
import { validateOpeningHours } from '../domain/opening-hours.js';
import { DEFAULT_SITE_CONTENT, type SiteContent } from '../domain/site-content.js';
import type { ContentKey, ContentStore } from './ports.js';

export interface Versioned<T> {
  readonly value: T;
  /** 0 before the first save. */
  readonly version: number;
}

/** Reads and saves the texts that the owner edits; an object that was never saved has its defaults. */
export class ContentService {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
  ) {}

  footerSettings(): Promise<Versioned<FooterSettings>> {
    return this.read('footer-settings', DEFAULT_FOOTER_SETTINGS);
  }

  aboutContent(): Promise<Versioned<AboutContent>> {
    return this.read('about-content', DEFAULT_ABOUT_CONTENT);
  }

  siteContent(): Promise<Versioned<SiteContent>> {
    return this.read('site-content', DEFAULT_SITE_CONTENT);
  }

  saveFooterSettings(settings: FooterSettings, expected?: number): Promise<Versioned<FooterSettings>> {
    return this.save('footer-settings', DEFAULT_FOOTER_SETTINGS, settings, expected);
  }

  saveAboutContent(content: AboutContent, expected?: number): Promise<Versioned<AboutContent>> {
    return this.save('about-content', DEFAULT_ABOUT_CONTENT, content, expected);
  }

  async saveSiteContent(content: SiteContent, expected?: number): Promise<Versioned<SiteContent>> {
    validateOpeningHours(content.company.hours);
    if (normalizeChatNumber(content.company.chatNumber) === undefined) {
      throw new DomainError('invalid', chatNumberUnknown);
    }
    return this.save('site-content', DEFAULT_SITE_CONTENT, content, expected);
  }

  private async read<T>(key: ContentKey, defaults: T): Promise<Versioned<T>> {
    const stored = await this.store.find(key);
    return { value: withDefaults(defaults, stored?.body), version: stored?.version ?? 0 };
  }

  /** @param expected the version that the edit is based on; if omitted, the last write wins. */
  private async save<T extends object>(
    key: ContentKey,
    defaults: T,
    body: T,
    expected: number | undefined,
  ): Promise<Versioned<T>> {
    const version = await this.store.save(key, body, await this.clock.now(), expected);
    if (version === undefined) throw stale();
    return { value: withDefaults(defaults, body), version };
  }
}
