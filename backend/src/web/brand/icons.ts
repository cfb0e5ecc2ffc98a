import sharp from 'sharp';
import { type Accent, ACCENTS } from '../../content/index.js';

/**
 * The widths of the square icons in pixels: for the browser's tab, for Apple's home screen, and two for the web app
 * manifest.
 */
export const ICON_SIZES = [48, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

const ICON_PATH = /^\/brand\/([0-9a-f]{32}|[a-z]{4,8})-(\d{2,3})\.png$/u;

/**
 * Returns the URL path of an icon.
 * @param source the hash of the owner's logo, or the accent of the default logo.
 */
export const iconPath = (source: string, size: IconSize): string => `/brand/${source}-${size}.png`;

/** Returns the source and the size of an icon from its path; undefined for any other path. */
export function parseIconPath(
  path: string,
): { readonly source: string; readonly size: IconSize } | undefined {
  const [, source, digits] = ICON_PATH.exec(path) ?? [];
  const size = ICON_SIZES.find((candidate) => String(candidate) === digits);
  return source === undefined || size === undefined ? undefined : { source, size };
}

/** Draws the default logo, as in `frontend/public/favicon.svg`, in the given accent. */
export function drawnLogo(accent: Accent): Buffer {
  const disc = (cx: number, cy: number, fill: string): string =>
    `<circle cx="${cx}" cy="${cy}" r="9" fill="${fill}" style="mix-blend-mode:multiply"/>`;
  const discs = disc(16, 10.5, '#FFD400') + disc(10, 20.5, '#00A0D2') + disc(22, 20.5, ACCENTS[accent].plain);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><g style="isolation:isolate">${discs}</g></svg>`,
  );
}

// Apple rounds the corners of its icon, so the logo has this share of the icon's width.
const APPLE_SHARE = 0.7;
// The icons of the manifest are maskable: phones may crop them to a circle with this share of the icon's width.
const SAFE_CIRCLE = 0.8;

/** Draws the whole logo on white. In the icon for the browser's tab, the logo fills the whole icon. */
export async function drawIcon(logo: Buffer, size: IconSize): Promise<Buffer> {
  const { width, height } = await sharp(logo).metadata();
  const side = sideOf(size, width, height);
  const background = '#ffffff';
  const input = await sharp(logo).resize(side, side, { fit: 'contain', background }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

function sideOf(size: IconSize, width: number, height: number): number {
  if (size === 48) return size;
  if (size === 180) return Math.round(size * APPLE_SHARE);
  return Math.floor((size * SAFE_CIRCLE * Math.max(width, height)) / Math.hypot(width, height));
}

const ICON_LINK = /<link rel="(?:icon|apple-touch-icon)"[^>]*>\s*/gu;

/**
 * Returns the document with the icons of this source in place of the packaged icons. Without a source, the document is
 * unchanged.
 */
export function withIcons(html: string, source: string | undefined): string {
  if (source === undefined) return html;
  const links =
    `<link rel="icon" href="${iconPath(source, 48)}" type="image/png" sizes="48x48" />` +
    `<link rel="apple-touch-icon" href="${iconPath(source, 180)}" />`;
  let isFirst = true;
  return html.replace(ICON_LINK, () => {
    const replacement = isFirst ? `${links}\n    ` : '';
    isFirst = false;
    return replacement;
  });
}
