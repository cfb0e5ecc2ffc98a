import type * as Models from '../../../src/api/generated/models';
import { type Call, type Contract, FakeApi, json, refusal, type SentRequest } from './fake-api';
import {
  aboutContent,
  category,
  display,
  facts,
  footerSettings,
  identity,
  product,
  searchWords,
  services,
  shipping,
  siteContent,
} from './fixtures';

/** The fake server's data, which tests may change at any time. */
export interface Shop {
  products: Models.AdminProductResponse[];
  categories: Models.AdminCategoryResponse[];
  sales: Models.AdminFlashSaleResponse[];
  pins: Models.PinnedProductResponse[];
  deleted: Models.DeletedItemResponse[];
  siteContent: Models.SiteContent;
  footerSettings: Models.FooterSettings;
  aboutContent: Models.AboutContent;
  shipping: Models.Shipping;
  facts: Models.Facts;
  searchWords: Models.SearchWords;
  services: Models.Services;
  display: Models.Display;
  ordering: Models.Ordering;
  works: Models.Works;
  campaigns: Models.Campaigns;
  identity: Models.Identity;
  settings: Models.AdminSettings;
  firstSteps: Models.FirstStepsResponse;
  /** The changes, the newest first. */
  changes: Models.ChangeResponse[];
  /** All content has this version as ETag. Each save of content increments it. */
  contentVersion: number;
}

/**
 * Makes a fake server with a small shop. The server accepts any password. It stores saved content, settings and first
 * steps. Other writes change nothing.
 */
export function panelApi(changes: Partial<Shop> = {}): FakeApi & { readonly shop: Shop } {
  const shop: Shop = {
    products: [product()],
    categories: [category(), category({ id: 'c2', name: 'Percetakan', slug: 'printing', sortOrder: 1 })],
    sales: [],
    pins: [],
    deleted: [],
    siteContent: siteContent(),
    footerSettings: footerSettings(),
    aboutContent: aboutContent(),
    shipping: shipping(),
    facts: facts(),
    searchWords: searchWords(),
    services: services(),
    display: display(),
    works: { works: [] },
    ordering: {
      fileRules: null,
      categoryRules: [],
      designs: false,
      payment: ['QRIS', 'Dana'],
      pickup: false,
      messageFormat: null,
    },
    campaigns: { campaigns: [] },
    identity: identity(),
    settings: { sessionTimeoutMinutes: 30 },
    firstSteps: { hidden: true, hoursConfirmed: false },
    changes: [],
    contentVersion: 1,
    ...changes,
  };
  const api = new FakeApi();
  /** Responds with the row whose id is the last segment of the path. */
  const respondWithRow = <T extends { id: string; version: number }>(
    rows: readonly T[],
    { path }: SentRequest,
  ): Response => {
    const row = rows.find(({ id }) => path.endsWith(`/${id}`));
    return row ? json(row, { ETag: `"${row.version}"` }) : refusal(404, 'Tidak ditemukan');
  };
  type Editable =
    | 'siteContent'
    | 'footerSettings'
    | 'aboutContent'
    | 'shipping'
    | 'facts'
    | 'services'
    | 'display'
    | 'ordering'
    | 'works'
    | 'campaigns'
    | 'searchWords'
    | 'identity';
  /** Sets the responses to the calls that read and save a part of the content. */
  const addContentPart = <K extends Editable>(key: K, name: string) => {
    api.respond(`GET /api/admin/${name}` as Call, () =>
      json(shop[key], { ETag: `"${shop.contentVersion}"` }),
    );
    api.respond(`POST /api/admin/${name}` as Call, ({ body, headers }) => {
      if (headers.get('If-Match') !== `"${shop.contentVersion}"`) return refusal(409, 'Sudah berubah');
      shop.contentVersion += 1;
      shop[key] = body as Shop[K];
      return json(shop[key]);
    });
  };
  api.respond('GET /api/admin/content/services/defaults', () => services());
  api.respond('GET /api/admin/content/display/defaults', () => display());
  const success = { success: true } satisfies Contract['POST /api/admin/logout'];

  api.respond('POST /api/admin/login', () => success);
  api.respond('POST /api/admin/logout', () => success);
  api.respond('GET /api/admin/settings', () => shop.settings);
  api.respond('POST /api/admin/settings', ({ body }) => (shop.settings = body as Models.AdminSettings));
  api.respond('GET /api/admin/content', () => []);
  api.respond('GET /api/admin/first-steps', () => shop.firstSteps);
  api.respond('POST /api/admin/first-steps', ({ body }) => {
    return (shop.firstSteps = { ...shop.firstSteps, ...(body as Partial<Models.FirstStepsResponse>) });
  });
  api.respond('GET /api/admin/products', ({ query }) => pageOf(shop.products, query));
  api.respond('GET /api/admin/products/pins', () => json({ products: shop.pins }, { ETag: '"0"' }));
  api.respond('GET /api/products', ({ query }) => sliceOf(shop.products, query));
  api.respond('GET /api/admin/products/:id', (sent) => respondWithRow(shop.products, sent));
  api.respond('GET /api/admin/categories', () => shop.categories);
  api.respond('GET /api/admin/categories/:id', (sent) => respondWithRow(shop.categories, sent));
  api.respond('GET /api/admin/flash-sales', () => shop.sales);
  api.respond('GET /api/admin/flash-sales/:id', (sent) => respondWithRow(shop.sales, sent));
  api.respond('GET /api/flash-sales', () => shop.sales.filter(({ status }) => status === 'running'));
  for (const kind of ['products', 'categories', 'flash-sales'] as const) {
    api.respond(`POST /api/${kind}`, ({ body }) => json(body));
    api.respond(`PUT /api/${kind}/:id`, ({ body }) => json(body));
    api.respond(`DELETE /api/${kind}/:id`, () => undefined);
  }
  api.respond('GET /api/admin/deleted', ({ query }) => {
    const type = query.get('type');
    return sliceOf(
      shop.deleted.filter((item) => type === null || item.type === type),
      query,
    );
  });
  addContentPart('siteContent', 'site-content');
  addContentPart('footerSettings', 'footer-settings');
  addContentPart('aboutContent', 'about-content');
  addContentPart('shipping', 'content/shipping');
  addContentPart('facts', 'content/facts');
  addContentPart('identity', 'content/identity');
  api.respond('GET /api/admin/content/shipping/defaults', () => shipping());
  api.respond('GET /api/admin/content/facts/defaults', () => facts());
  addContentPart('searchWords', 'content/search');
  addContentPart('services', 'content/services');
  addContentPart('display', 'content/display');
  addContentPart('ordering', 'content/ordering');
  addContentPart('works', 'content/works');
  addContentPart('campaigns', 'content/campaigns');
  api.respond('GET /api/admin/content/identity/defaults', () => identity());
  api.respond('GET /api/admin/changes', ({ query }) => {
    // The subject is a type and a row id, such as 'product:p1'.
    const [, row] = query.get('subject')?.split(':') ?? [];
    const before = Number(query.get('before') ?? Infinity);
    return shop.changes
      .filter(({ id, rows }) => id < before && (row === undefined || rows.some(({ rowId }) => rowId === row)))
      .slice(0, Number(query.get('limit')));
  });
  api.respond('GET /api/admin/sample-data', () => ({ present: false }));
  api.respond('GET /api/admin/picture-storage', () => ({ isOurs: true, waitingRemovals: 0 }));
  api.respond('POST /api/admin/diagnostics', () => ({ findings: [] }));
  api.respond('GET /api/admin/backup-status', () => ({ lastBackupAt: null, isOverdue: false }));
  api.respond('GET /api/admin/daily-backups', () => ({ problem: null, backups: [] }));
  return Object.assign(api, { shop });
}

function pageOf(products: readonly Models.AdminProductResponse[], query: URLSearchParams): Response {
  const [q, slug] = [query.get('q')?.toLowerCase() ?? '', query.get('category')];
  const found = products.filter(
    ({ name, category: own, isActive, isSample }) =>
      name.toLowerCase().includes(q) &&
      (slug === null || own === slug) &&
      (query.get('active') !== 'true' || isActive) &&
      (query.get('sample') !== 'false' || !isSample),
  );
  return sliceOf(found, query);
}

function sliceOf(all: readonly unknown[], query: URLSearchParams): Response {
  const offset = Number(query.get('offset') ?? 0);
  const items = all.slice(offset, offset + Number(query.get('limit') ?? all.length));
  return json(items, { 'X-Total-Count': String(all.length) });
}
