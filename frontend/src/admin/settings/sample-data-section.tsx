import { chakra } from '@chakra-ui/react';
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
import { ask } from '../ui/confirm';
import { Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';

const Row = chakra(Sheet, { base: { padding: { base: '4', md: '5' } } });

/** Only while something of the sample catalog is left. */
export function SampleDataSection() {
  const client = useQueryClient();
  const { data } = useGetSampleData(dataOnly());
  const { mutateAsync: deleteSampleData } = useDeleteSampleData();
  if (!data?.present) return null;

  const askToDelete = () =>
    ask({
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
      <Row>
        <Button variant="danger" size="sm" onClick={() => void askToDelete()}>
          {deleteSample}
        </Button>
      </Row>
    </Section>
  );
}
