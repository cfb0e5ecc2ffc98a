import { jest } from '@jest/globals';
import type * as Models from '../../../src/api/generated/models';

/** A part of the content: the owner reads and saves it, visitors read it. */
type Part<Name extends string, T> = Record<
  | `GET /api/admin/${Name}`
  | `POST /api/admin/${Name}`
  | `GET /api/${Name}`
  | `GET /api/admin/${Name}/defaults`,
  T
>;
/** The response body of each call of the API. `:id` stands for one path segment. */
export interface Contract
  extends
    Part<'site-content', Models.SiteContent>,
    Part<'footer-settings', Models.FooterSettings>,
    Part<'about-content', Models.AboutContent>,
    Part<'content/services', Models.Services>,
    Part<'content/campaigns', Models.Campaigns>,
    Part<'content/display', Models.Display>,
    Omit<Part<'content/ordering', Models.Ordering>, 'GET /api/content/ordering'>,
    Omit<Part<'content/works', Models.Works>, 'GET /api/content/works'>,
    Part<'content/search', Models.SearchWords>,
    Part<'content/shipping', Models.Shipping>,
    Part<'content/identity', Models.Identity>,
    Part<'content/facts', Models.Facts> {
  'GET /api/content/ordering': Models.ShownOrdering;
  'GET /api/content/works': Models.ShownWorks;
  'POST /api/admin/login': Models.LoginResponse;
  'GET /api/admin/login-notices': Models.LoginNoticeResponse[];
  'POST /api/admin/login-notices/confirm': undefined;
  'POST /api/admin/logout': Models.SuccessResponse;
  'POST /api/admin/change-password': Models.SuccessResponse;
  'POST /api/admin/diagnostics': Models.DiagnosticsResponse;
  'GET /api/admin/visits': Models.VisitReportResponse;
  'GET /api/admin/feed': Models.FeedResponse;
  'GET /api/admin/session': Models.SessionResponse;
  'GET /api/admin/content': Models.ContentPartStatus[];
  'GET /api/admin/first-steps': Models.FirstStepsResponse;
  'POST /api/admin/first-steps': Models.FirstStepsResponse;
  'GET /api/admin/settings': Models.AdminSettings;
  'POST /api/admin/settings': Models.AdminSettings;
  'GET /api/admin/products': Models.AdminProductResponse[];
  'GET /api/admin/products/:id': Models.AdminProductResponse;
  'POST /api/admin/products/chat-number': Models.ReplaceChatNumberResponse;
  'POST /api/products': Models.ProductResponse;
  'PUT /api/products/:id': Models.ProductResponse;
  'DELETE /api/products/:id': undefined;
  'GET /api/admin/products/pins': Models.PinsResponse;
  'PUT /api/admin/products/pins': Models.PinsResponse;
  'PUT /api/admin/categories/order': Models.AdminCategoryResponse[];
  'GET /api/products': Models.ProductResponse[];
  'GET /api/products/:id': Models.ProductResponse;
  'GET /api/previews/:id': Models.ProductResponse;
  'GET /api/admin/categories': Models.AdminCategoryResponse[];
  'GET /api/admin/categories/:id': Models.AdminCategoryResponse;
  'GET /api/categories': Models.CategoryResponse[];
  'POST /api/categories': Models.CategoryResponse;
  'PUT /api/categories/:id': Models.CategoryResponse;
  'DELETE /api/categories/:id': undefined;
  'GET /api/admin/flash-sales': Models.AdminFlashSaleResponse[];
  'GET /api/admin/flash-sales/:id': Models.AdminFlashSaleResponse;
  'POST /api/admin/flash-sales/batch': Models.SaleBatchResponse;
  'POST /api/admin/flash-sales/end': Models.EndedSalesResponse;
  'GET /api/flash-sales': Models.FlashSaleResponse[];
  'POST /api/flash-sales': Models.FlashSaleResponse;
  'PUT /api/flash-sales/:id': Models.FlashSaleResponse;
  'DELETE /api/flash-sales/:id': undefined;
  'POST /api/admin/products/:id/restore': Models.AdminProductResponse;
  'POST /api/admin/categories/:id/restore': Models.AdminCategoryResponse;
  'POST /api/admin/flash-sales/:id/restore': Models.AdminFlashSaleResponse;
  'GET /api/admin/deleted': Models.DeletedItemResponse[];
  'DELETE /api/admin/deleted/products/:id': undefined;
  'POST /api/admin/deleted/empty': Models.EmptiedBinResponse;
  'POST /api/admin/deleted/changes/:id/restore': Models.TakenBackResponse;
  'DELETE /api/admin/deleted/changes/:id': undefined;
  'POST /api/admin/products/changes': Models.BulkChangeResponse;
  'DELETE /api/admin/deleted/categories/:id': undefined;
  'DELETE /api/admin/deleted/flash-sales/:id': undefined;
  'POST /api/admin/content/:id/confirm': undefined;
  'GET /api/admin/sample-data': Models.SampleDataResponse;
  'POST /api/admin/delete-sample-data': Models.DeletedSampleDataResponse;
  'GET /api/admin/picture-storage': Models.ImageStorageResponse;
  'GET /api/admin/backup-status': Models.BackupStatusResponse;
  'GET /api/admin/daily-backups': Models.DailyBackupsResponse;
  'POST /api/admin/confirm-password': Models.PasswordConfirmationResponse;
  'POST /api/admin/picture-storage/remove-unused': Models.ImageStorageResponse;
  'GET /api/admin/changes': Models.ChangeResponse[];
  'POST /api/admin/imports': Models.ImportReportResponse;
  'POST /api/admin/imports/:id/apply': Models.ImportResultResponse;
  'GET /api/admin/changes/:id/rows': Models.ChangedRowResponse[];
  'POST /api/admin/changes/:id/undo': Models.TakenBackResponse;
  'POST /api/admin/changes/:id/restore': Models.TakenBackResponse;
  'POST /api/admin/products/:id/preview': Models.PreviewLinkResponse;
  'DELETE /api/admin/products/:id/preview': undefined;
  'POST /api/objects/upload': Models.UploadUrlResponse;
  'PUT /api/objects/set-public': Models.ObjectPathResponse;
}
export type Call = keyof Contract;

export interface SentRequest {
  readonly call: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}
type Handler<C extends Call> = (
  sent: SentRequest,
) => Contract[C] | Response | Promise<Contract[C] | Response>;

/** A fake server that replaces `fetch`. */
export class FakeApi {
  readonly sent: SentRequest[] = [];
  /** Calls without a prepared response. */
  readonly unexpected: string[] = [];
  private readonly handlers = new Map<string, (sent: SentRequest) => unknown>();

  constructor() {
    globalThis.fetch = jest.fn<typeof fetch>((input, options) => this.handle(input as string, options));
  }

  /** Sets the response to a call. If the response is an array, its length becomes the header X-Total-Count. */
  respond<C extends Call>(call: C, handler: Handler<C>): void {
    this.handlers.set(call, handler);
  }

  /** The requests of one call in order, without aborted requests. React's strict mode aborts some requests. */
  requestsTo(call: Call): SentRequest[] {
    return this.sent.filter((sent) => sent.call === call && !sent.signal?.aborted);
  }

  bodies(call: Call): unknown[] {
    return this.requestsTo(call).map(({ body }) => body);
  }

  private async handle(url: string, options: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const method = options.method ?? 'GET';
    const exact = `${method} ${pathname}`;
    // Handlers are found by the exact path, or by a path with `:id` as its last or second-last segment.
    const spellings = [exact, exact.replace(/[^/]+$/u, ':id'), exact.replace(/[^/]+(?=\/[^/]+$)/u, ':id')];
    const call = spellings.find((spelling) => this.handlers.has(spelling)) ?? exact;
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : options.body;
    const sent = {
      call,
      path: pathname,
      query: searchParams,
      headers: new Headers(options.headers),
      body,
      signal: options.signal,
    };
    this.sent.push(sent);
    const handler = this.handlers.get(call);
    if (!handler) {
      this.unexpected.push(exact);
      return refusal(404, 'Tidak ditemukan');
    }
    const value = await handler(sent);
    return value instanceof Response ? value : json(value);
  }
}

/** A response with the value as JSON, or an empty response with status 204 for undefined. */
export function json(value: unknown, headers: Record<string, string> = {}): Response {
  if (value === undefined) return new Response(null, { status: 204, headers });
  const total = Array.isArray(value) && { 'X-Total-Count': String(value.length) };
  return new Response(JSON.stringify(value), { headers: { ...total, ...headers } });
}

export const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ statusCode: status, message, error: 'Error' }), { status, headers });

/** A refusal that names fields of the request, with a message about each. */
export const refusedFields = (status: 400 | 409, fields: Readonly<Record<string, string>>): Response =>
  new Response(
    JSON.stringify({ statusCode: status, message: Object.values(fields).join('; '), error: 'Error', fields }),
    { status },
  );

/** The response of a proxy whose server is down. */
export const badGateway = (): Response => new Response('<html>Bad Gateway</html>', { status: 502 });

/** The rejection of `fetch` without a network. */
export const noNetwork = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** Makes a response that is sent only when `release` is called. */
export function heldBack<T>(make: () => T): {
  readonly respond: () => Promise<T>;
  readonly release: () => void;
} {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { respond: () => released.then(make), release: () => release() };
}
