import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type ApiResponse, httpClient, ResponseNotAccepted } from './http-client';
import { etagOf, ifMatch, selectData, selectPage } from './response';

const fetchMock = jest.spyOn(globalThis, 'fetch');
const mockResponse = (body: string, init: ResponseInit) =>
  fetchMock.mockResolvedValue(new Response(body, init));
const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw new Error('Expected an ApiError');
};

afterEach(() => void fetchMock.mockReset());

describe('httpClient, on an error response', () => {
  it('throws an ApiError with the message "{status}: {body}"', async () => {
    mockResponse('Terjadi kesalahan', { status: 500 });
    expect((await errorOf(httpClient('/api/products'))).message).toBe('500: Terjadi kesalahan');
  });

  it('uses the status text when the body is empty', async () => {
    mockResponse('', { status: 503, statusText: 'Service Unavailable' });
    expect((await errorOf(httpClient('/api/products'))).message).toBe('503: Service Unavailable');
  });

  it.each([400, 401, 403, 404, 409, 429, 502])('throws an ApiError for status %d', async (status) => {
    mockResponse('teks', { status });
    expect(await errorOf(httpClient('/api/x'))).toMatchObject({ status, message: `${status}: teks` });
  });

  it('returns as serverMessage the text `message` of a JSON error body, and undefined for any other body', async () => {
    mockResponse('{"statusCode":409,"message":"Slug sudah dipakai","error":"Conflict"}', { status: 409 });
    expect((await errorOf(httpClient('/api/categories'))).serverMessage).toBe('Slug sudah dipakai');
    for (const body of ['<html>', '{"message":["a"]}', '"text"', 'null', '{']) {
      mockResponse(body, { status: 502 });
      expect((await errorOf(httpClient('/api/categories'))).serverMessage).toBeUndefined();
    }
  });

  it('sets retryAfterSeconds from the Retry-After header, or to undefined without this header', async () => {
    mockResponse('', { status: 429, headers: { 'Retry-After': '5' } });
    expect((await errorOf(httpClient('/api/admin/login'))).retryAfterSeconds).toBe(5);
    mockResponse('', { status: 429 });
    expect((await errorOf(httpClient('/api/admin/login'))).retryAfterSeconds).toBeUndefined();
  });
});

describe('httpClient, on a successful response', () => {
  it('sends cookies with every request', async () => {
    mockResponse('[]', {});
    await httpClient('/api/products');
    mockResponse('[]', {});
    await httpClient('/api/products', { method: 'POST' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    for (const [, options] of fetchMock.mock.calls) expect(options).toMatchObject({ credentials: 'include' });
  });

  it('returns the JSON body and only the headers ETag and X-Total-Count', async () => {
    mockResponse('[{"id":"1"}]', { headers: { 'X-Total-Count': '40', ETag: '"3"', Date: 'Sat' } });
    const response = await httpClient<ApiResponse<object[]>>('/api/products');
    // The state of a server-rendered page contains the response as JSON.
    expect(JSON.parse(JSON.stringify(response))).toEqual({
      data: [{ id: '1' }],
      status: 200,
      headers: { etag: '"3"', 'x-total-count': '40' },
    });
    expect(selectData(response)).toEqual([{ id: '1' }]);
    expect(selectPage(response)).toEqual({ items: [{ id: '1' }], total: 40 });
    expect(ifMatch(etagOf(response))).toEqual({ 'If-Match': '"3"' });
  });

  it('returns the number of items as total, and no If-Match, without X-Total-Count and ETag', async () => {
    mockResponse('[{"id":"1"}]', {});
    const response = await httpClient<ApiResponse<object[]>>('/api/products');
    expect([selectPage(response).total, ifMatch(etagOf(response))]).toEqual([1, {}]);
  });

  it('removes the mark W/ of a weak ETag in etagOf', () => {
    expect(etagOf({ headers: { etag: 'W/"3"' } })).toBe('"3"');
  });

  it('returns undefined as data for an empty body', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await httpClient('/api/products/1', { method: 'DELETE' })).toMatchObject({ data: undefined });
  });

  it('throws without downloading the body when `accept` returns false', async () => {
    const response = new Response('[]', { headers: { 'X-Total-Count': '501' } });
    fetchMock.mockResolvedValue(response);
    const accept = (headers: Headers) => Number(headers.get('X-Total-Count')) <= 500;
    await expect(httpClient('/api/products', { accept })).rejects.toBeInstanceOf(ResponseNotAccepted);
    // The body of the response is canceled, so it cannot be read.
    await expect(response.text()).rejects.toThrow();
  });
});
