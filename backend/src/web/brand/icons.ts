import sharp from 'sharp';
import { type Accent, ACCENTS } from '../../content/index.js';

/** Sides in pixels: the browser's tab, Apple's home screen, and the two that a manifest needs. */
export const ICON_SIZES = [48, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

const ICON_PATH = /^\/brand\/([0-9a-f]{32}|[a-z]{4,8})-(\d{2,3})\.png$/u;

/** @param source the hash of the logo, or the accent of the drawn logo. */
export const iconPath = (source: string, size: IconSize): string => `/brand/${source}-${size}.png`;

/** The source and the size of an icon, from its path; undefined for any other path. */
export function parseIconPath(
  path: string,
): { readonly source: string; readonly size: IconSize } | undefined {
  const [, source, digits] = ICON_PATH.exec(path) ?? [];
  const size = ICON_SIZES.find((one) => String(one) === digits);
  return source === undefined || size === undefined ? undefined : { source, size };
}

/** The drawn logo, as in `frontend/public/favicon.svg`, in the given accent. */
export function drawnLogo(accent: Accent): Buffer {
  const disc = (cx: number, cy: number, fill: string): string =>
    `<circle cx="${cx}" cy="${cy}" r="9" fill="${fill}" style="mix-blend-mode:multiply"/>`;
  const discs = disc(16, 10.5, '#FFD400') + disc(10, 20.5, '#00A0D2') + disc(22, 20.5, ACCENTS[accent].plain);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><g style="isolation:isolate">${discs}</g></svg>`,
  );
}

// A phone may crop an icon to a circle, so the logo stays within that circle.
const LOGO_SHARE = 0.7;
const SMALLEST_CROPPED: IconSize = 180;

/** The whole logo on white. In the tab's icon the logo fills all of the space. */
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

/** The document with the icons of this source instead of those of the drawn logo. */
export function withIcons(html: string, source: string): string {
  const links =
    `<link rel="icon" href="${iconPath(source, 48)}" type="image/png" sizes="48x48" />` +
    `<link rel="apple-touch-icon" href="${iconPath(source, 180)}" />`;
  let isFirst = true;
  return html.replace(HEAD_LINK, () => {
    const replacement = isFirst ? `    ${links}\n` : '';
    isFirst = false;
    return replacement;
  });
}
