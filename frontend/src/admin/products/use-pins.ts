import { useQueryClient } from '@tanstack/react-query';
import {
  getGetPinsQueryKey,
  getGetPinsQueryOptions,
  useGetPins,
  useSavePins,
} from '../../api/generated/catalog/catalog';
import { etagOf, ifMatch } from '../../api/response';
import * as text from '../../text/admin-products';
import { useLatestSave } from '../ui/use-latest-save';

export function usePins() {
  const client = useQueryClient();
  const query = useGetPins();
  const { mutateAsync } = useSavePins({
    mutation: { meta: { failure: text.pinsFailed, invalidates: [getGetPinsQueryKey()] } },
  });
  const { pending, submit } = useLatestSave(query.data, async (productIds: string[]) => {
    const stored = await client.ensureQueryData(getGetPinsQueryOptions());
    // Resolves after the pins are loaded again, so that the next save has their version.
    await mutateAsync({ data: { productIds }, headers: ifMatch(etagOf(stored)) });
  });
  const ids = pending ?? query.data?.data.products.map(({ id }) => id) ?? [];
  return {
    query,
    ids,
    save: (productIds: string[]) => void submit(productIds),
    toggle: (id: string) => void submit(ids.includes(id) ? ids.filter((pin) => pin !== id) : [...ids, id]),
  };
}
