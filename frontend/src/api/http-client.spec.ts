import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type ApiResponse, httpClient, ResponseNotAccepted } from './http-client';
import { etagOf, ifMatch, selectData, selectPage } from './response';

const fetching = jest.spyOn(globalThis, 'fetch');
const answers = (body: string, init: ResponseInit) => fetching.mockResolvedValue(new Response(body, init));
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('It did not fail');
};

afterEach(() => void fetching.mockReset());

describe('an answer that is not successful', () => {
  it("raises an error of the status, a colon, a space and the answer's text", async () => {
    answers('Terjadi kesalahan', { status: 500 });
    expect((await failureOf(httpClient('/api/products'))).message).toBe('500: Terjadi kesalahan');
  });

  it('or the status text if there is none', async () => {
    answers('', { status: 503, statusText: 'Service Unavailable' });
    expect((await failureOf(httpClient('/api/products'))).message).toBe('503: Service Unavailable');
  });

  it.each([400, 401, 403, 404, 409, 429, 502])('of status %d is raised', async (status) => {
    answers('teks', { status });
    expect(await failureOf(httpClient('/api/x'))).toMatchObject({ status, message: `${status}: teks` });
  });

  it("tells a person the server's sentence and never raw JSON", async () => {
    answers('{"statusCode":409,"message":"Slug sudah dipakai","error":"Conflict"}', { status: 409 });
    expect((await failureOf(httpClient('/api/categories'))).serverMessage).toBe('Slug sudah dipakai');
    for (const body of ['<html>', '{"message":["a"]}', '"text"', 'null', '{']) {
      answers(body, { status: 502 });
      expect((await failureOf(httpClient('/api/categories'))).serverMessage).toBeUndefined();
    }
  });

  it('says how long to wait, when it does', async () => {
    answers('', { status: 429, headers: { 'Retry-After': '5' } });
    expect((await failureOf(httpClient('/api/admin/login'))).retryAfterSeconds).toBe(5);
    answers('', { status: 429 });
    expect((await failureOf(httpClient('/api/admin/login'))).retryAfterSeconds).toBeUndefined();
  });
});

describe('a call', () => {
  it('includes credentials, and reads JSON', async () => {
    answers('[{"id":"1"}]', { headers: { 'X-Total-Count': '40', ETag: '"3"', Date: 'Sat' } });
    const response = await httpClient<ApiResponse<object[]>>('/api/products');
    expect(JSON.parse(JSON.stringify(response))).toEqual({
      data: [{ id: '1' }],
      status: 200,
      headers: { etag: '"3"', 'x-total-count': '40' },
    });
    expect(selectData(response)).toEqual([{ id: '1' }]);
    expect(selectPage(response)).toEqual({ items: [{ id: '1' }], total: 40 });
    expect(ifMatch(etagOf(response))).toEqual({ 'If-Match': '"3"' });
    answers('[]', {});
    const bare = await httpClient<ApiResponse<object[]>>('/api/products');
    expect([selectPage(bare).total, ifMatch(etagOf(bare))]).toEqual([0, {}]);
    for (const [, options] of fetching.mock.calls) expect(options).toMatchObject({ credentials: 'include' });
  });

  it('takes an empty answer for nothing', async () => {
    fetching.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await httpClient('/api/products/1', { method: 'DELETE' })).toMatchObject({ data: undefined });
  });

  it('does not download a body whose headers the caller does not accept', async () => {
    const response = new Response('[]', { headers: { 'X-Total-Count': '501' } });
    fetching.mockResolvedValue(response);
    const accept = (headers: Headers) => Number(headers.get('X-Total-Count')) <= 500;
    await expect(httpClient('/api/products', { accept })).rejects.toBeInstanceOf(ResponseNotAccepted);
    await expect(response.text()).rejects.toThrow();
  });
});
