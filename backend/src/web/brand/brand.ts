import { type Accent, type ContentService, DEFAULT_ACCENT } from '../../content/index.js';
import { mainKeyOfPath, parseImageKey, type PublishedImageStore } from '../../media/index.js';
import { type CacheVersion, PerVersion } from '../../platform/cache/index.js';
import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { formatChatNumber } from '../../platform/domain/formatted-chat-number.js';
import { recolored } from './accent.js';
import { type DrawingLimiter, DrawnImages } from './drawn-images.js';
import { FaintLogos } from './faint-logos.js';
import { readLogo } from './read-logo.js';
import { drawIcon, drawnLogo, ICON_SIZES, iconPath, parseIconPath, withIcons } from './icons.js';

const PAPER = '#FBFAF6';
const NAME_LENGTH_ON_HOME_SCREENS = 12;
// The icons of this number of logos stay in memory.
const DRAWN_LOGOS = 4;

function chatLink(number: string): string {
  const digits = normalizeChatNumber(number);
  return digits ? `<a href="https://wa.me/${digits}">Chat WhatsApp ${formatChatNumber(number)}</a>` : '';
}

interface Face {
  readonly name: string;
  readonly description: string | null;
  readonly accent: Accent;
  readonly logo: string | null;
  /** The logo in the footer, whose ground is dark. */
  readonly footerLogo: string | null;
  /**
   * The source of the icons, and a function that reads the logo from which the icons are drawn. Undefined if the
   * packaged icons are used.
   */
  readonly icons: { readonly source: string; readonly read: () => Promise<Buffer | undefined> } | undefined;
}

export class Brand {
  private readonly face: PerVersion<Face>;
  private lastAccent: Accent = DEFAULT_ACCENT;
  private lastChatNumber = '';
  private readonly drawnIcons: DrawnImages;
  private readonly faintLogos: FaintLogos;

  constructor(
    content: ContentService,
    private readonly images: Pick<PublishedImageStore, 'read'>,
    version: Pick<CacheVersion, 'current'>,
    limiter: DrawingLimiter,
  ) {
    this.faintLogos = new FaintLogos(images);
    this.drawnIcons = new DrawnImages(DRAWN_LOGOS * ICON_SIZES.length, limiter);
    this.face = new PerVersion(version, async () => {
      const { site, identity } = await content.siteAndIdentity();
      const { logo, logoDark, accent, description } = identity;
      this.lastAccent = accent;
      this.lastChatNumber = site.company.chatNumber;
      const icons = this.iconsOf(logo, accent);
      return { name: site.company.name, description, accent, logo, footerLogo: logoDark ?? logo, icons };
    });
  }

  async accent(): Promise<Accent> {
    return (await this.face.get()).accent;
  }

  async manifest(): Promise<object> {
    const { name, description, icons } = await this.face.get();
    const png = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
      src: icons ? iconPath(icons.source, size) : `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
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
        ...(icons ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]),
        png(192, 'any'),
        png(512, 'any'),
        png(192, 'maskable'),
        png(512, 'maskable'),
      ],
    };
  }

  /**
   * Returns a page with links to the shop's icons, if the shop does not use the packaged ones. An attribute says that the
   * footer shows the shop's name, because the logo is faint there.
   */
  async onPage(html: string): Promise<string> {
    const { icons, footerLogo } = await this.face.get();
    const page = withIcons(html, icons?.source);
    return (await this.faintLogos.includes(footerLogo))
      ? page.replace('<html', '<html data-faint-logo')
      : page;
  }

  /**
   * Returns the panel's document with links to the shop's icons. Accent and logo are added as attributes, which the
   * panel's script reads.
   */
  async withFace(html: string): Promise<string> {
    const { accent, logo, icons } = await this.face.get();
    const face =
      (accent === DEFAULT_ACCENT ? '' : ` data-accent="${accent}"`) +
      (logo === null ? '' : ` data-logo="${logo}"`);
    return withIcons(html, icons?.source).replace('<html', `<html${face}`);
  }

  /**
   * Returns the document in the accent, and with a link to the chat, that were read last. This method reads no data, so
   * it works without the database.
   */
  withLastFace(html: string): string {
    return recolored(html, this.lastAccent).replace('<!--chat-->', chatLink(this.lastChatNumber));
  }

  /**
   * @returns the PNG of the icon with this path; undefined if no current icon has this path.
   * @throws DomainError 'unavailable' when too many drawings wait.
   */
  async icon(path: string, client: string): Promise<Buffer | undefined> {
    const wanted = parseIconPath(path);
    if (!wanted) return undefined;
    const { icons } = await this.face.get();
    if (wanted.source !== icons?.source) return undefined;
    const draw = async (): Promise<Buffer> => {
      const bytes = await icons.read();
      if (!bytes) throw new Error(`The logo ${icons.source} is not stored`);
      return drawIcon(bytes, wanted.size);
    };
    return this.drawnIcons.get(path, draw, client);
  }

  private iconsOf(logo: string | null, accent: Accent): Face['icons'] {
    const key = mainKeyOfPath(logo ?? '');
    const source = key === undefined ? undefined : parseImageKey(key)?.hash;
    if (key !== undefined && source !== undefined) return { source, read: () => readLogo(this.images, key) };
    if (accent === DEFAULT_ACCENT) return undefined;
    return { source: accent, read: () => Promise.resolve(drawnLogo(accent)) };
  }
}
