export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** Whole seconds from the `Retry-After` header. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
  }

  /** The `message` of a JSON error body, for the user; undefined for any other body. */
  get serverMessage(): string | undefined {
    const { message } = this.body;
    return typeof message === 'string' ? message : undefined;
  }

  /** A JSON body; empty for any other body. */
  get body(): { readonly message?: unknown; readonly fields?: unknown } {
    try {
      const body: unknown = JSON.parse(this.message.slice(this.message.indexOf(': ') + 2));
      return typeof body === 'object' && body !== null ? body : {};
    } catch {
      return {};
    }
  }

  // The error is serialized into the state of a server-rendered page.
  toJSON(): { status: number; message: string } {
    return { status: this.status, message: this.message };
  }
}

/** The generated client imports these two types. The error type is ApiError for every type of error body. */
export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;

/** Whether a query failed with 404. The error may also be the JSON form of an ApiError from the page state. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

let send = (url: string, options: RequestInit): Promise<Response> => fetch(url, options);

/** Replaces fetch. On the server, `read` calls the API in the same process, without a network. */
export function setFetch(read: (url: string) => Promise<Response>): void {
  send = read;
}

/** A successful response as plain values, so that it can be serialized into the state of a server-rendered page. */
export interface ApiResponse<Data = unknown> {
  readonly data: Data;
  readonly status: number;
  /** The headers of the response that are listed in `KEPT_HEADERS`, by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
}

const KEPT_HEADERS = ['etag', 'x-total-count'];

export interface RequestOptions extends RequestInit {
  /** Called with the headers before the body is read. When it returns false, the body is not downloaded. */
  readonly accept?: (headers: Headers) => boolean;
}

export class ResponseNotAccepted extends Error {}

/**
 * Sends every request of the generated client, as the `mutator` of orval's configuration.
 * @throws ApiError for an error status, ResponseNotAccepted when `accept` returns false.
 */
export async function httpClient<T extends ApiResponse>(
  url: string,
  { accept, ...options }: RequestOptions = {},
): Promise<T> {
  const response = await request(url, options);
  const { status, headers } = response;
  if (accept && !accept(headers)) {
    await response.body?.cancel();
    throw new ResponseNotAccepted(url);
  }
  return { data: await parse(response), status, headers: keepHeaders(headers) } as T;
}

const keepHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => KEPT_HEADERS.includes(name)));

async function request(url: string, options: RequestInit): Promise<Response> {
  const response = await send(url, { ...options, credentials: 'include' });
  if (response.ok) return response;
  const text = (await response.text()) || response.statusText;
  // Number() returns 0 for a missing header, and NaN for a header with a date.
  const retryAfter = Number(response.headers.get('Retry-After'));
  throw new ApiError(response.status, text, retryAfter > 0 ? retryAfter : undefined);
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
