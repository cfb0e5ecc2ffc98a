import createCache, { type EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';

const KEY = 'css';
const ID = 'styles';

/**
 * A cache for one render on the server. It keeps all styles for the head, instead of writing a `<style>` beside each
 * element.
 */
export function createServerCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return cache;
}

/** The `<style>` element of a rendered page. */
export function styleHtml(emotion: EmotionServer, page: string): string {
  const { styles } = emotion.extractCriticalToChunks(page);
  return `<style id="${ID}">${styles.map(({ css }) => css).join('')}</style>`;
}

/**
 * For the browser: knows the rules of the page's style element, which has all global ones. Emotion's own hydration moves
 * such elements, for which browsers compute styles and layout of the whole page again.
 */
export function createBrowserCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  const css = document.getElementById(ID)?.textContent ?? '';
  for (const [, name = ''] of css.matchAll(/\.css-([a-z0-9]+)/gu)) cache.inserted[name] = true;
  const insert = cache.insert.bind(cache);
  // Global rules have style sheets of their own.
  cache.insert = (selector, style, sheet, shouldCache) =>
    sheet === cache.sheet ? insert(selector, style, sheet, shouldCache) : undefined;
  return cache;
}
