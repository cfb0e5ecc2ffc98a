import { Card } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateGetSampleData,
  useDeleteSampleData,
  useGetSampleData,
} from '../../api/generated/sample-data/sample-data';
import { dataOnly } from '../../api/response';
import {
  deleteSample,
  deleteSampleQuestion,
  deleteSampleTitle,
  sample,
  sampleCounts,
  sampleDeleted,
  sampleFailed,
  sampleNote,
} from '../../text/admin-settings';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { Button } from '../ui/button';
import { askConfirmation } from '../ui/confirm';
import { Section } from '../ui/section';
import { toastSuccess } from '../ui/toast-store';

/** Shown while any of the sample data is left. */
export function SampleDataSection() {
  const client = useQueryClient();
  const { data } = useGetSampleData(dataOnly());
  const { mutateAsync: deleteSampleData } = useDeleteSampleData();
  if (!data?.present) return null;

  const askToDelete = () =>
    askConfirmation({
      title: deleteSampleTitle,
      text: deleteSampleQuestion,
      yes: deleteSample,
      danger: true,
      act: async () => {
        try {
          const { data: deleted } = await deleteSampleData();
          const { deletedProducts, deletedCategories, deletedFlashSales } = deleted;
          toastSuccess(sampleDeleted, sampleCounts(deletedProducts, deletedCategories, deletedFlashSales));
        } catch (error) {
          reportFailure(sampleFailed, error);
        }
        await Promise.all([refreshCatalog(client), invalidateGetSampleData(client)]);
      },
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
