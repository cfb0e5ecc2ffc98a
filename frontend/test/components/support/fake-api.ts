import { jest } from '@jest/globals';
import type {
  AboutContent,
  AdminCategoryResponse,
  AdminFlashSaleResponse,
  AdminProductResponse,
  AdminSettings,
  CategoryResponse,
  DeletedItemResponse,
  EmptiedBinResponse,
  BulkChangeResponse,
  ChangedRowResponse,
  ChangeResponse,
  DiagnosticsResponse,
  Campaigns,
  Display,
  DeletedSampleDataResponse,
  Facts,
  FlashSaleResponse,
  ContentPartStatus,
  FirstStepsResponse,
  FooterSettings,
  Identity,
  ImportReportResponse,
  ImportResultResponse,
  ObjectPathResponse,
  BackupStatusResponse,
  ImageStorageResponse,
  PasswordConfirmationResponse,
  PinsResponse,
  PreviewLinkResponse,
  ProductResponse,
  ReplaceChatNumberResponse,
  SaleBatchResponse,
  SampleDataResponse,
  Shipping,
  SearchWords,
  Services,
  SessionResponse,
  SiteContent,
  SuccessResponse,
  TakenBackResponse,
  UploadUrlResponse,
  FeedResponse,
  VisitReportResponse,
} from '../../../src/api/generated/models';

/** The response body of each call of the API. `:id` stands for one path segment. */
export interface Contract {
  'POST /api/admin/login': SuccessResponse;
  'POST /api/admin/logout': SuccessResponse;
  'POST /api/admin/change-password': SuccessResponse;
  'POST /api/admin/diagnostics': DiagnosticsResponse;
  'GET /api/admin/visits': VisitReportResponse;
  'GET /api/admin/feed': FeedResponse;
  'GET /api/admin/session': SessionResponse;
  'GET /api/admin/content': ContentPartStatus[];
  'GET /api/admin/first-steps': FirstStepsResponse;
  'POST /api/admin/first-steps': FirstStepsResponse;
  'GET /api/admin/settings': AdminSettings;
  'POST /api/admin/settings': AdminSettings;
  'GET /api/admin/products': AdminProductResponse[];
  'GET /api/admin/products/:id': AdminProductResponse;
  'POST /api/admin/products/chat-number': ReplaceChatNumberResponse;
  'POST /api/products': ProductResponse;
  'PUT /api/products/:id': ProductResponse;
  'DELETE /api/products/:id': undefined;
  'GET /api/admin/products/pins': PinsResponse;
  'PUT /api/admin/products/pins': PinsResponse;
  'PUT /api/admin/categories/order': AdminCategoryResponse[];
  'GET /api/products': ProductResponse[];
  'GET /api/products/:id': ProductResponse;
  'GET /api/previews/:id': ProductResponse;
  'GET /api/admin/categories': AdminCategoryResponse[];
  'GET /api/admin/categories/:id': AdminCategoryResponse;
  'GET /api/categories': CategoryResponse[];
  'POST /api/categories': CategoryResponse;
  'PUT /api/categories/:id': CategoryResponse;
  'DELETE /api/categories/:id': undefined;
  'GET /api/admin/flash-sales': AdminFlashSaleResponse[];
  'GET /api/admin/flash-sales/:id': AdminFlashSaleResponse;
  'POST /api/admin/flash-sales/batch': SaleBatchResponse;
  'GET /api/flash-sales': FlashSaleResponse[];
  'POST /api/flash-sales': FlashSaleResponse;
  'PUT /api/flash-sales/:id': FlashSaleResponse;
  'DELETE /api/flash-sales/:id': undefined;
  'POST /api/admin/products/:id/restore': AdminProductResponse;
  'POST /api/admin/categories/:id/restore': AdminCategoryResponse;
  'POST /api/admin/flash-sales/:id/restore': AdminFlashSaleResponse;
  'GET /api/admin/deleted': DeletedItemResponse[];
  'GET /api/content/search': SearchWords;
  'GET /api/admin/content/search': SearchWords;
  'POST /api/admin/content/search': SearchWords;
  'DELETE /api/admin/deleted/products/:id': undefined;
  'POST /api/admin/deleted/empty': EmptiedBinResponse;
  'POST /api/admin/deleted/changes/:id/restore': TakenBackResponse;
  'DELETE /api/admin/deleted/changes/:id': undefined;
  'POST /api/admin/products/changes': BulkChangeResponse;
  'DELETE /api/admin/deleted/categories/:id': undefined;
  'DELETE /api/admin/deleted/flash-sales/:id': undefined;
  'GET /api/admin/site-content': SiteContent;
  'POST /api/admin/site-content': SiteContent;
  'GET /api/site-content': SiteContent;
  'GET /api/content/services': Services;
  'GET /api/admin/content/services': Services;
  'POST /api/admin/content/services': Services;
  'GET /api/admin/content/services/defaults': Services;
  'GET /api/content/campaigns': Campaigns;
  'GET /api/admin/content/campaigns': Campaigns;
  'POST /api/admin/content/campaigns': Campaigns;
  'GET /api/admin/content/campaigns/defaults': Campaigns;
  'GET /api/content/display': Display;
  'GET /api/admin/content/display': Display;
  'POST /api/admin/content/display': Display;
  'GET /api/admin/content/display/defaults': Display;
  'GET /api/admin/footer-settings': FooterSettings;
  'POST /api/admin/footer-settings': FooterSettings;
  'GET /api/footer-settings': FooterSettings;
  'GET /api/admin/about-content': AboutContent;
  'POST /api/admin/about-content': AboutContent;
  'POST /api/admin/content/:id/confirm': undefined;
  'GET /api/admin/content/shipping': Shipping;
  'POST /api/admin/content/shipping': Shipping;
  'GET /api/admin/content/shipping/defaults': Shipping;
  'GET /api/content/identity': Identity;
  'GET /api/admin/content/identity': Identity;
  'POST /api/admin/content/identity': Identity;
  'GET /api/admin/content/identity/defaults': Identity;
  'GET /api/content/facts': Facts;
  'GET /api/admin/content/facts': Facts;
  'POST /api/admin/content/facts': Facts;
  'GET /api/admin/content/facts/defaults': Facts;
  'GET /api/admin/sample-data': SampleDataResponse;
  'POST /api/admin/delete-sample-data': DeletedSampleDataResponse;
  'GET /api/admin/picture-storage': ImageStorageResponse;
  'GET /api/admin/backup-status': BackupStatusResponse;
  'POST /api/admin/confirm-password': PasswordConfirmationResponse;
  'POST /api/admin/picture-storage/remove-unused': ImageStorageResponse;
  'GET /api/admin/changes': ChangeResponse[];
  'POST /api/admin/imports': ImportReportResponse;
  'POST /api/admin/imports/:id/apply': ImportResultResponse;
  'GET /api/admin/changes/:id/rows': ChangedRowResponse[];
  'POST /api/admin/changes/:id/undo': TakenBackResponse;
  'POST /api/admin/changes/:id/restore': TakenBackResponse;
  'POST /api/admin/products/:id/preview': PreviewLinkResponse;
  'DELETE /api/admin/products/:id/preview': undefined;
  'POST /api/objects/upload': UploadUrlResponse;
  'PUT /api/objects/set-public': ObjectPathResponse;
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
