import { MAX_QUERY_LENGTH } from '../../platform/domain/search-query.js';
import { cleanText } from '../../platform/domain/text.js';

export const VISIT_KINDS = ['view', 'chat', 'marketplace', 'search'] as const;
/** `search` is a search without a result. */
export type VisitKind = (typeof VISIT_KINDS)[number];

/** What `?dari=` names on the links that the shop makes. */
const MARKS = { wa: 'whatsapp', ig: 'instagram', qr: 'qr', bagikan: 'share' } as const;

const HOSTS = {
  whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me|l\.wl\.co|com\.whatsapp(?:\.w4b)?)$/u,
  instagram: /(?:^|\.)(?:instagram\.com|com\.instagram\.android)$/u,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.(?:com|me)|messenger\.com|com\.facebook\.\w+)$/u,
  tiktok: /(?:^|\.)(?:tiktok\.com|com\.zhiliaoapp\.musically(?:\.go)?|com\.ss\.android\.ugc\.trill)$/u,
  'search-engine':
    /^(?:(?:(?:www|m|images)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?|com\.google\.android\.googlequicksearchbox|(?:\w+\.)?bing\.com|(?:\w+\.)?duckduckgo\.com|(?:www\.|(?:\w+\.)?search\.)?yahoo\.com|(?:www\.|m\.)?yandex\.(?:com|ru)|(?:www\.)?ecosia\.org|search\.brave\.com)$/u,
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
  if (words.length > MAX_QUERY_LENGTH) return undefined;
  // What is removed can stand between a letter and its accent.
  const kept = cleanText(words.normalize('NFKC').toLowerCase()).normalize('NFKC').replace(/\s+/gu, ' ');
  const digits = kept.match(/\p{N}/gu)?.length ?? 0;
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

const ROBOTS = /(?<![a-z])bot|bot(?![a-z])|crawl|spider|preview|headless/iu;
const VERSION_OF_ROBOT = /bot\/\d/iu;
// The model, such as 'CUBOT NOTE 20', follows the version of Android.
const PHONE = /android[^)]*/iu;

export function isCounted({ agent = '', doNotTrack, privacyControl, purpose = '' }: VisitHeaders): boolean {
  const refuses = doNotTrack === '1' || privacyControl === '1';
  const isRobot = ROBOTS.test(agent.replace(PHONE, '')) || VERSION_OF_ROBOT.test(agent);
  return !refuses && !isRobot && !/prefetch|prerender/iu.test(purpose);
}
