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
  save: (whole, headers) =>
    httpClient<ApiResponse<Whole>>(URL, {
      headers: { ...headers },
      method: 'POST',
      body: JSON.stringify(whole),
    }),
};

/** A fake server with one versioned object. Before each save it applies the next item of `concurrentSaves`. */
function serve(stored: Whole, concurrentSaves: Partial<Whole>[] = []) {
  let version = 1;
  let current = stored;
  const saves: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, options) => {
    const respond = () => Response.json(current, { headers: { ETag: `"${version}"` } });
    if (options?.method !== 'POST') return Promise.resolve(respond());
    const concurrent = concurrentSaves.shift();
    if (concurrent) {
      current = { ...current, ...concurrent };
      version++;
    }
    const expected = new Headers(options.headers).get('If-Match');
    saves.push(expected);
    if (expected !== `"${version}"`) return Promise.resolve(new Response('', { status: 409 }));
    current = JSON.parse(options.body as string) as Whole;
    version++;
    return Promise.resolve(respond());
  });
  return { saves, stored: () => current };
}

const saveMine = (client = new QueryClient()) =>
  savePart(client, object, { mine: 'b' }, ({ mine }) => mine === 'a');

afterEach(() => void jest.restoreAllMocks());

describe('savePart', () => {
  it('keeps changes that somebody else saved to another part', async () => {
    const server = serve({ mine: 'a', theirs: 'new' });
    const client = new QueryClient();
    expect(await saveMine(client)).toEqual({ saved: { mine: 'b', theirs: 'new' } });
    expect(server.saves).toEqual(['"1"']);
    expect(client.getQueryData([URL])).toMatchObject({ data: server.stored() });
  });

  it('saves nothing and returns the newer object when somebody else changed the same part', async () => {
    const server = serve({ mine: 'other', theirs: 'x' });
    const client = new QueryClient();
    expect(await saveMine(client)).toEqual({ newer: { mine: 'other', theirs: 'x' } });
    expect(server.saves).toEqual([]);
    expect(client.getQueryData([URL])).toMatchObject({ data: server.stored() });
  });

  it('retries when another part changes between the read and the save', async () => {
    const server = serve({ mine: 'a', theirs: 'x' }, [{ theirs: 'y' }]);
    expect(await saveMine()).toEqual({ saved: { mine: 'b', theirs: 'y' } });
    expect(server.saves).toEqual(['"1"', '"2"']);
  });

  it('does not retry when the same part changes between the read and the save', async () => {
    const server = serve({ mine: 'a', theirs: 'x' }, [{ mine: 'other' }]);
    expect(await saveMine()).toEqual({ newer: { mine: 'other', theirs: 'x' } });
    expect(server.stored()).toEqual({ mine: 'other', theirs: 'x' });
    expect(server.saves).toEqual(['"1"']);
  });

  it('rejects with status 409 after three conflicting saves', async () => {
    const concurrentSaves = ['1', '2', '3', '4'].map((theirs) => ({ theirs }));
    const server = serve({ mine: 'a', theirs: '0' }, concurrentSaves);
    await expect(saveMine()).rejects.toMatchObject({ status: 409 });
    expect(server.saves).toHaveLength(3);
  });
});
