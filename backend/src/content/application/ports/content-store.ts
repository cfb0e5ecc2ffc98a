export type ContentKey = 'footer-settings' | 'about-content' | 'site-content';

/** Keeps one whole object for each key. */
export abstract class ContentStore {
  abstract find(key: ContentKey): Promise<unknown>;
  abstract save(key: ContentKey, body: object, now: Date): Promise<void>;
}
