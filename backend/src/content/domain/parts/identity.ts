import { invalidField } from '../../../platform/domain/domain-error.js';
import { mainKeyOfPath, parseImageKey } from '../../../media/domain/image-name.js';
import { type Accent, DEFAULT_ACCENT } from '../accents.js';
import type { ContentPart } from '../content-part.js';
import { logoTooElongated, logoTooSmall, mustBePublished } from '../messages.js';

/** The look of the shop. Images are paths of published images. */
export interface Identity {
  /** If null, the shop shows its built-in logo. */
  logo: string | null;
  /** The logo on a dark background. If null, `logo` is shown on dark backgrounds, too. */
  logoDark: string | null;
  /** If null, the home page shows a drawn sheet of paper with the newest products. */
  heroImage: string | null;
  accent: Accent;
  /** One sentence for search engines. If null, search engines get the subtitle of the home page. */
  description: string | null;
}

export const IDENTITY: ContentPart<Identity> = {
  key: 'identity',
  defaults: { logo: null, logoDark: null, heroImage: null, accent: DEFAULT_ACCENT, description: null },
  // Without a logo, visitors see that of the sample shop.
  promises: ['logo'],
  validate: ({ logo, logoDark, heroImage }) => {
    checkLogo('logo', 'Logo', logo);
    checkLogo('logoDark', 'Logo untuk latar gelap', logoDark);
    // The image may have any size, but must be published.
    if (heroImage !== null) sizeOf('heroImage', 'Gambar beranda', heroImage);
  },
  images: ({ logo, logoDark, heroImage }) => ({ logo, logoDark, heroImage }),
};

const MIN_LOGO_PIXELS = 192;
const MAX_LOGO_RATIO = 4;

function checkLogo(field: string, label: string, path: string | null): void {
  if (path === null) return;
  const sides = sizeOf(field, label, path);
  const [short, long] = [Math.min(...sides), Math.max(...sides)];
  if (long < MIN_LOGO_PIXELS) throw invalidField(field, logoTooSmall(label, MIN_LOGO_PIXELS));
  if (long > short * MAX_LOGO_RATIO) throw invalidField(field, logoTooElongated(label, MAX_LOGO_RATIO));
}

/**
 * Returns width and height in pixels. Both are part of a published image's path.
 * @throws DomainError 'invalid' if the path is not that of a published image.
 */
function sizeOf(field: string, label: string, path: string): readonly [number, number] {
  const image = parseImageKey(mainKeyOfPath(path) ?? '');
  if (!image) throw invalidField(field, mustBePublished(label));
  return [image.width, image.height];
}
