import sharp from 'sharp';

/** Sides in pixels: the browser's tab, Apple's home screen, and the two that a manifest needs. */
export const ICON_SIZES = [48, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

const ICON_PATH = /^\/brand\/([0-9a-f]{32})-(\d{2,3})\.png$/u;

export const iconPath = (logoHash: string, size: IconSize): string => `/brand/${logoHash}-${size}.png`;

/** The logo's hash and the size in an icon's path; undefined for any other path. */
export function parseIconPath(path: string): { readonly hash: string; readonly size: IconSize } | undefined {
  const [, hash, digits] = ICON_PATH.exec(path) ?? [];
  const size = ICON_SIZES.find((one) => String(one) === digits);
  return hash === undefined || size === undefined ? undefined : { hash, size };
}

// A phone may crop an icon to a circle, so the logo stays within it.
const LOGO_SHARE = 0.7;
const SMALLEST_CROPPED: IconSize = 180;

/** The whole logo on white; in the tab's icon it takes all of the space. */
export async function drawIcon(logo: Buffer, size: IconSize): Promise<Buffer> {
  const side = size < SMALLEST_CROPPED ? size : Math.round(size * LOGO_SHARE);
  const background = '#ffffff';
  const input = await sharp(logo).resize(side, side, { fit: 'contain', background }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

const HEAD_LINK = /[ \t]*<link rel="(?:icon|apple-touch-icon)"[^>]*>\n?/gu;

/** The document with the icons of this logo instead of the drawn ones. */
export function withIcons(html: string, logoHash: string): string {
  const links =
    `<link rel="icon" href="${iconPath(logoHash, 48)}" type="image/png" sizes="48x48" />` +
    `<link rel="apple-touch-icon" href="${iconPath(logoHash, 180)}" />`;
  let isFirst = true;
  return html.replace(HEAD_LINK, () => {
    const replacement = isFirst ? `    ${links}\n` : '';
    isFirst = false;
    return replacement;
  });
}
