export const VISIT_KINDS = ['view', 'chat', 'marketplace', 'search'] as const;
/** `search` is a search without a result. */
export type VisitKind = (typeof VISIT_KINDS)[number];

/** What `?dari=` names on the links that the shop makes. */
const MARKS = { wa: 'whatsapp', ig: 'instagram', qr: 'qr', bagikan: 'share' } as const;

const HOSTS = {
  whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me|com\.whatsapp(?:\.w4b)?)$/u,
  instagram: /(?:^|\.)(?:instagram\.com|com\.instagram\.android)$/u,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.(?:com|me)|messenger\.com|com\.facebook\.\w+)$/u,
  tiktok: /(?:^|\.)(?:tiktok\.com|com\.zhiliaoapp\.musically|com\.ss\.android\.ugc\.trill)$/u,
  'search-engine':
    /(?:^|\.)(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|com\.google\.android\.googlequicksearchbox|bing\.com|duckduckgo\.com|yahoo\.com|yandex\.(?:com|ru)|ecosia\.org|brave\.com)$/u,
} as const;

export const SOURCES = [
  ...Object.values(MARKS),
  'facebook',
  'tiktok',
  'search-engine',
  'other',
  'direct',
  'shop',
] as const;
/** Where a visitor came from. `shop` is another page of the shop. */
export type VisitSource = (typeof SOURCES)[number];

/** One event of a visitor. Nothing in it says who the visitor is. */
export interface Visit {
  readonly kind: VisitKind;
  readonly source: VisitSource;
  readonly productId: string | null;
  /** The words of a search without a result, if they may be kept. */
  readonly words?: string | undefined;
}

/**
 * @param from the mark of a link, or the host of the referring page; undefined without a referring page.
 * @param ownHosts the hosts of the shop.
 */
export function sourceOf(from: string | undefined, ownHosts: readonly (string | undefined)[]): VisitSource {
  if (from === undefined || from === '') return 'direct';
  if (Object.hasOwn(MARKS, from)) return MARKS[from as keyof typeof MARKS];
  const host = from.toLowerCase();
  if (ownHosts.includes(host)) return 'shop';
  const name = host.replace(/:\d+$/u, '');
  const known = Object.entries(HOSTS).find(([, pattern]) => pattern.test(name));
  return (known?.[0] as keyof typeof HOSTS | undefined) ?? 'other';
}

const MAX_WORDS_LENGTH = 40;

/** Returns the words of a search as they are kept; undefined if they may name a person or a number. */
export function keptWords(words: string): string | undefined {
  const kept = words.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  const digits = kept.match(/\p{Nd}/gu)?.length ?? 0;
  return kept === '' || [...kept].length > MAX_WORDS_LENGTH || kept.includes('@') || digits >= 5
    ? undefined
    : kept;
}

export interface VisitHeaders {
  readonly agent?: string | undefined;
  readonly doNotTrack?: string | undefined;
  readonly privacyControl?: string | undefined;
  readonly purpose?: string | undefined;
}

const ROBOTS = /bot|crawl|spider|preview|headless/iu;

export function isCounted({ agent = '', doNotTrack, privacyControl, purpose = '' }: VisitHeaders): boolean {
  const refuses = doNotTrack === '1' || privacyControl === '1';
  return !refuses && !ROBOTS.test(agent) && !/prefetch|prerender/iu.test(purpose);
}
