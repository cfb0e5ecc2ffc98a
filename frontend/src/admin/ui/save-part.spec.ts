import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { type ApiResponse, httpClient } from '../../api/http-client';
import { savePart, type SharedObject } from './save-part';

interface Whole {
  readonly mine: string;
  readonly theirs: string;
}

const URL = '/api/admin/whole';
const object: SharedObject<Whole> = {
  query: { queryKey: [URL], queryFn: () => httpClient<ApiResponse<Whole>>(URL) },
  save: ({ data, headers }) =>
    httpClient<ApiResponse<Whole>>(URL, {
      headers: { ...headers },
      method: 'POST',
      body: JSON.stringify(data),
    }),
};

/** A server that keeps one object and its version; `overtakes` are saved by somebody else before each save. */
function serve(stored: Whole, overtakes: Partial<Whole>[] = []) {
  let version = 1;
  let current = stored;
  const saves: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, options) => {
    const answer = () => Response.json(current, { headers: { ETag: `"${version}"` } });
    if (options?.method !== 'POST') return Promise.resolve(answer());
    const overtake = overtakes.shift();
    if (overtake) {
      current = { ...current, ...overtake };
      version++;
    }
    const expected = new Headers(options.headers).get('If-Match');
    saves.push(expected);
    if (expected !== `"${version}"`) return Promise.resolve(new Response('', { status: 409 }));
    current = JSON.parse(options.body as string) as Whole;
    version++;
    return Promise.resolve(answer());
  });
  return { saves, stored: () => current };
}

const saveMine = (client = new QueryClient()) =>
  savePart(client, object, { mine: 'b' }, ({ mine }) => mine === 'a');

afterEach(() => void jest.restoreAllMocks());

describe('saving a part', () => {
  it('keeps what somebody else saved to another part since the form was opened', async () => {
    const server = serve({ mine: 'a', theirs: 'new' });
    const client = new QueryClient();
    expect(await saveMine(client)).toEqual({ saved: { mine: 'b', theirs: 'new' } });
    expect(server.saves).toEqual(['"1"']);
    expect(client.getQueryData([URL])).toMatchObject({ data: server.stored() });
  });

  it('saves nothing when somebody else changed the same part, and answers the newer object', async () => {
    const server = serve({ mine: 'other', theirs: 'x' });
    const client = new QueryClient();
    expect(await saveMine(client)).toEqual({ newer: { mine: 'other', theirs: 'x' } });
    expect(server.saves).toEqual([]);
    expect(client.getQueryData([URL])).toMatchObject({ data: server.stored() });
  });

  it('tries again when another part is saved between its read and its save', async () => {
    const server = serve({ mine: 'a', theirs: 'x' }, [{ theirs: 'y' }]);
    expect(await saveMine()).toEqual({ saved: { mine: 'b', theirs: 'y' } });
    expect(server.saves).toEqual(['"1"', '"2"']);
  });

  it('does not try again when the same part is saved between its read and its save', async () => {
    const server = serve({ mine: 'a', theirs: 'x' }, [{ mine: 'other' }]);
    expect(await saveMine()).toEqual({ newer: { mine: 'other', theirs: 'x' } });
    expect(server.stored()).toEqual({ mine: 'other', theirs: 'x' });
    expect(server.saves).toEqual(['"1"']);
  });

  it('fails with the conflict after three tries', async () => {
    const overtakes = ['1', '2', '3', '4'].map((theirs) => ({ theirs }));
    const server = serve({ mine: 'a', theirs: '0' }, overtakes);
    await expect(saveMine()).rejects.toMatchObject({ status: 409 });
    expect(server.saves).toHaveLength(3);
  });
});
