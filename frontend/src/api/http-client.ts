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

/** The only caller of fetch for the API: the mutator of the generated client. */
export async function httpClient<T>(url: string, options: RequestInit = {}): Promise<T> {
  const response = await request(url, options);
  return (await parse(response)) as T;
}

export interface Page<T> {
  readonly items: T[];
  /** How many there are in all. */
  readonly total: number;
}

/** Reads one page of a list together with the total that travels in `X-Total-Count`. */
export async function httpPage<T>(url: string, signal?: AbortSignal): Promise<Page<T>> {
  return parsePage(await request(url, { method: 'GET', signal }));
}

/** The same, unless the answer's headers speak against it: then null, and the rest of it is not downloaded. */
export async function httpPageIf<T>(
  url: string,
  accept: (headers: Headers) => boolean,
  signal?: AbortSignal,
): Promise<Page<T> | null> {
  const response = await request(url, { method: 'GET', signal });
  if (accept(response.headers)) return parsePage(response);
  await response.body?.cancel();
  return null;
}

async function parsePage<T>(response: Response): Promise<Page<T>> {
  const items = (await parse(response)) as T[];
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
}

export interface Versioned<T> {
  readonly value: T;
  /** Goes back in `If-Match`. */
  readonly etag: string | undefined;
}

/** Reads one row together with its ETag. */
export async function httpVersioned<T>(url: string, signal?: AbortSignal): Promise<Versioned<T>> {
  const response = await request(url, { method: 'GET', signal });
  return { value: (await parse(response)) as T, etag: response.headers.get('ETag') ?? undefined };
}

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
