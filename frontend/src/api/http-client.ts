/** A refusal by the server; the message is `"{status}: {body text}"`, as the specification says. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** Whole seconds to wait before trying again, when the server said so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
  }

  /** The sentence in the error body, for a person; undefined when there is none. */
  get serverMessage(): string | undefined {
    return sentenceIn(this.message.slice(this.message.indexOf(': ') + 2));
  }

  // What remains of it in the state of a server-rendered page.
  toJSON(): { status: number; message: string } {
    return { status: this.status, message: this.message };
  }
}

export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;

/** Whether a read failed because the thing does not exist (also after a round trip through page state). */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

let send = (url: string, options: RequestInit): Promise<Response> => fetch(url, options);

/** On the server the API is read without a network. */
export function setFetch(read: (url: string) => Promise<Response>): void {
  send = read;
}

/** A successful response as plain values, so that it survives the JSON state of a server-rendered page. */
export interface ApiResponse<Data = unknown> {
  readonly data: Data;
  readonly status: number;
  /** Those of `KEPT_HEADERS` that it has, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

const KEPT_HEADERS = ['etag', 'x-total-count'];

export interface RequestOptions extends RequestInit {
  /** Looks at the headers before the body is read; when it says no, the body is not downloaded. */
  readonly accept?: (headers: Headers) => boolean;
}

/** What `accept` said no to. */
export class ResponseNotAccepted extends Error {}

/** The only caller of fetch for the API: the mutator of the generated client. @throws ApiError for a refusal. */
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
  return { data: await parse(response), status, headers: kept(headers) } as T;
}

const kept = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => KEPT_HEADERS.includes(name)));

async function request(url: string, options: RequestInit): Promise<Response> {
  const response = await send(url, { ...options, credentials: 'include' });
  if (response.ok) return response;
  const text = (await response.text()) || response.statusText;
  const wait = Number(response.headers.get('Retry-After'));
  throw new ApiError(response.status, text, wait > 0 ? wait : undefined);
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function sentenceIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string')
      return body.message;
  } catch {
    // Not our error body; nothing in it is for a person.
  }
  return undefined;
}
