import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { cookieValue } from '../src/admin-auth/adapters/http/cookie-value.js';
import { browserName } from '../src/admin-auth/domain/browser.js';
import { parseNewPassword, parsePasswordAttempt } from '../src/admin-auth/domain/password.js';
import { Category } from '../src/catalog/domain/category.js';
import { parseChatNumber } from '../src/catalog/domain/chat-number.js';
import { parseImages } from '../src/catalog/domain/product-images.js';
import { searchTerms } from '../src/catalog/domain/search-terms.js';
import { isSlug, suggestSlug } from '../src/catalog/domain/slug.js';
import { categoryDraft } from '../src/catalog/testing/builders.js';
import { mainKeysIn } from '../src/media/domain/image-name.js';
import { isUuid } from '../src/platform/http/bodies/id.js';
import { cleanQuery, cleanText } from '../src/platform/domain/text.js';
import { parseInstant } from '../src/platform/domain/instant.js';
import { loggedPath } from '../src/platform/http/server/request-line.js';
import { sourceOf } from '../src/visits/domain/visit.js';
import { subjectOfPage } from '../src/web/link-previews/preview-data.js';
import { withIcons } from '../src/web/brand/icons.js';
import { cpuMsOf, HOSTILE_TEXTS, hostileText, MAX_CPU_MS } from './support/hostile-texts.js';

const LENGTH = 200_000;
const now = new Date(0);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  cleanQuery,
  'a category': (name) => Category.create('id', categoryDraft({ name }), now),
  'a slug': (slug) => Category.create('id', categoryDraft({ slug }), now),
  'a chat number': (typed) => parseChatNumber(typed, 'chatNumber'),
  'an image': (image) => parseImages([image]),
  'a suggested slug': suggestSlug,
  'a search': (query) => searchTerms(query, [['kaos', 'baju']]),
  'a new password': parseNewPassword,
  'a typed password': parsePasswordAttempt,
  'an identifier': isUuid,
  'a known slug': isSlug,
  'a time': parseInstant,
  'the names of images': mainKeysIn,
  'a logged path': (text) => loggedPath(`/${text}`),
  'the subject of a page': (text) => subjectOfPage(`/product/${text}`),
  'a cookie': (cookie) => cookieValue({ headers: { cookie } } as Request, 'x'),
  'a user agent': browserName,
  'the source of a visit': (from) => sourceOf(from, []),
  'the icons of a page': (text) => withIcons(`<p>${text}</p>`, 'a'.repeat(32)),
};

describe.each(Object.keys(HOSTILE_TEXTS))('a text of %s', (name) => {
  it.each(Object.entries(READERS))('takes %s no long time', async (_, read) => {
    const text = hostileText(name, LENGTH);
    const used = await cpuMsOf(() => {
      try {
        read(text);
      } catch {
        // The text is refused.
      }
    });
    expect(used).toBeLessThan(MAX_CPU_MS);
  });
});
