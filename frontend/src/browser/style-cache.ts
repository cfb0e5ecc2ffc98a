import createCache, { type EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';

const KEY = 'css';
const ID = 'styles';

/**
 * A cache for one render on the server. All styles are collected for the head, instead of a `<style>` beside each
 * element.
 */
export function createServerCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  // In this mode, Emotion collects the styles in the cache.
  cache.compat = true;
  return cache;
}

export function styleHtml(emotion: EmotionServer, page: string): string {
  const { styles } = emotion.extractCriticalToChunks(page);
  return `<style id="${ID}">${styles.map(({ css }) => css).join('')}</style>`;
}

/**
 * Returns a cache for the browser. The cache counts the rules of the page's style element as inserted. This replaces
 * Emotion's own hydration, which moves style elements. After such a move, browsers recalculate the styles and layout of
 * the whole page.
 */
export function createBrowserCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  const css = document.getElementById(ID)?.textContent ?? '';
  for (const [, name = ''] of css.matchAll(/\.css-([a-z0-9]+)/gu)) cache.inserted[name] = true;
  const insert = cache.insert.bind(cache);
  // Emotion inserts global rules into other sheets than `cache.sheet`. The page's style element already has them.
  cache.insert = (selector, style, sheet, shouldCache) =>
    sheet === cache.sheet ? insert(selector, style, sheet, shouldCache) : undefined;
  return cache;
}
