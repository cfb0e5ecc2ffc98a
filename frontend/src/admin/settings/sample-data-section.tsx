import { Card } from '@chakra-ui/react';
import {
  getGetSampleDataQueryKey,
  useDeleteSampleData,
  useGetSampleData,
} from '../../api/generated/sample-data/sample-data';
import { dataOnly } from '../../api/response';
import {
  deleteSample,
  deleteSampleQuestion,
  deleteSampleTitle,
  keepCategories,
  keepCategoriesNote,
  sample,
  sampleCounts,
  sampleDeleted,
  sampleFailed,
  sampleNote,
} from '../../text/admin-settings';
import { Button } from '../ui/button';
import { askConfirmation } from '../ui/confirm';
import { Section } from '../ui/section';
import { toastSuccess } from '../ui/toast-store';

/** Shown while any of the sample data is left. */
export function SampleDataSection() {
  const { data } = useGetSampleData(dataOnly());
  const { mutateAsync: deleteSampleData } = useDeleteSampleData({
    mutation: {
      meta: { failure: sampleFailed, invalidates: ['lists', getGetSampleDataQueryKey()] },
      onSuccess: ({ data: { deletedProducts, deletedCategories, deletedFlashSales } }) =>
        toastSuccess(sampleDeleted, sampleCounts(deletedProducts, deletedCategories, deletedFlashSales)),
    },
  });
  if (!data?.present) return null;

  const askToDelete = () =>
    askConfirmation({
      title: deleteSampleTitle,
      text: deleteSampleQuestion,
      note: keepCategoriesNote,
      option: keepCategories,
      yes: deleteSample,
      danger: true,
      act: (keep) => deleteSampleData({ data: { categories: keep ? 'keep' : 'delete' } }),
    });
  return (
    <Section title={sample} note={sampleNote}>
      <Card.Root>
        <Card.Body alignItems="flex-start">
          <Button variant="danger" size="sm" onClick={() => void askToDelete()}>
            {deleteSample}
          </Button>
        </Card.Body>
      </Card.Root>
    </Section>
  );
}
