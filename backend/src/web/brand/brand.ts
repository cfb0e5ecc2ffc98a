import { LRUCache } from 'lru-cache';
import type { Accent, ContentService } from '../../content/index.js';
import { mainKeyOfPath, parseImageKey, type PublishedImageStore, variantKey } from '../../media/index.js';
import { type CacheVersion, PerVersion } from '../../platform/cache/index.js';
import { Limiter } from '../../platform/index.js';
import { withAccent } from './accent.js';
import { drawIcon, ICON_SIZES, iconPath, parseIconPath, withIcons } from './icons.js';

const PAPER = '#FBFAF6';
const NAME_LENGTH_ON_HOME_SCREENS = 12;

interface Face {
  readonly name: string;
  readonly description: string | null;
  readonly accent: Accent;
  readonly logo: { readonly hash: string; readonly key: string } | undefined;
}

/** Name and icons of the shop, for browsers and home screens. */
export class Brand {
  private readonly face: PerVersion<Face>;
  private readonly drawn = new LRUCache<string, Promise<Buffer>>({ max: 4 * ICON_SIZES.length });
  private readonly drawings = new Limiter('drawings');

  constructor(
    content: ContentService,
    private readonly images: Pick<PublishedImageStore, 'read'>,
    version: Pick<CacheVersion, 'current'>,
  ) {
    this.face = new PerVersion(version, async () => {
      const [site, identity] = await Promise.all([content.siteContent(), content.identity()]);
      const key = mainKeyOfPath(identity.value.logo ?? '');
      const hash = key === undefined ? undefined : parseImageKey(key)?.hash;
      return {
        name: site.value.company.name,
        description: identity.value.description,
        accent: identity.value.accent,
        logo: key === undefined || hash === undefined ? undefined : { hash, key },
      };
    });
  }

  /** The web app manifest. Without a logo it names the drawn icons. */
  async manifest(): Promise<object> {
    const { name, description, logo } = await this.face.get();
    const png = (size: 192 | 512) => ({
      src: logo ? iconPath(logo.hash, size) : `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    });
    return {
      id: '/',
      name,
      short_name: name.length <= NAME_LENGTH_ON_HOME_SCREENS ? name : (name.split(' ', 1)[0] ?? name),
      ...(description !== null && { description }),
      lang: 'id',
      start_url: '/',
      display: 'minimal-ui',
      background_color: PAPER,
      theme_color: PAPER,
      icons: [
        ...(logo ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]),
        png(192),
        png(512),
      ],
    };
  }

  /** The document with the icons of the shop's logo; unchanged without one. */
  async withIcons(html: string): Promise<string> {
    const { logo } = await this.face.get();
    return logo ? withIcons(html, logo.hash) : html;
  }

  /** The document with the icons and the accent of the shop. */
  async withFace(html: string): Promise<string> {
    const { accent } = await this.face.get();
    return withAccent(await this.withIcons(html), accent);
  }

  /**
   * @returns the PNG of an icon's path; undefined for any path that is not an icon of the current logo.
   * @throws DomainError 'unavailable' when there is no place for drawing it.
   */
  async icon(path: string, client: string): Promise<Buffer | undefined> {
    const wanted = parseIconPath(path);
    const { logo } = await this.face.get();
    if (!wanted || wanted.hash !== logo?.hash) return undefined;
    const draw = async (): Promise<Buffer> => {
      // The main file has lost the logo's transparency.
      const bytes = await this.images.read(variantKey(logo.key, 640, 'webp'));
      if (!bytes) throw new Error(`The logo ${logo.key} is not stored`);
      return drawIcon(bytes, wanted.size);
    };
    return this.drawn.get(path) ?? this.drawings.run(() => this.drawOnce(path, draw), { client, key: path });
  }

  private drawOnce(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawing = this.drawn.get(path) ?? draw();
    this.drawn.set(path, drawing);
    drawing.catch(() => this.drawn.delete(path));
    return drawing;
  }
}
