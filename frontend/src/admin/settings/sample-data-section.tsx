import { Card } from '@chakra-ui/react';
import { useState } from 'react';
import { getGetSampleDataQueryKey, useDeleteSampleData } from '../../api/generated/sample-data/sample-data';
import * as settings from '../../text/admin-settings';
import { useBins } from '../tab-slice';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { askConfirmation } from '../ui/confirm';
import type { SectionProps } from '../ui/section';
import { FoldedSection } from '../folded-section';
import { toastSuccess } from '../ui/toast-store';

export function SampleDataSection({ id }: SectionProps) {
  const bins = useBins();
  const { mutateAsync: deleteSampleData } = useDeleteSampleData({
    mutation: {
      meta: { failure: settings.sampleFailed, invalidates: ['lists', getGetSampleDataQueryKey()] },
      onSuccess: ({ data: counts }) => {
        // `deletedSamples` is the name of the count in the response.
        const deleted = bins.flatMap(({ deletedSamples, name }) =>
          deletedSamples ? settings.sampleCount(counts[deletedSamples], name) : [],
        );
        toastSuccess(settings.sampleDeleted, deleted.join(', '));
      },
    },
  });

  const askToDelete = () => {
    // The choice is not React state, because the confirmation dialog is rendered outside of this component.
    let keepsCategories = true;
    return askConfirmation({
      title: settings.deleteSampleTitle,
      text: settings.deleteSampleQuestion,
      note: settings.keepCategoriesNote,
      choice: <KeepCategories onChange={(ticked) => (keepsCategories = ticked)} />,
      yes: settings.deleteSample,
      danger: true,
      act: () => deleteSampleData({ data: { categories: keepsCategories ? 'keep' : 'delete' } }),
    });
  };
  return (
    <FoldedSection id={id} title={settings.sample} note={settings.sampleNote(bins.map(({ name }) => name))}>
      <Card.Root>
        <Card.Body alignItems="flex-start">
          <Button variant="danger" size="sm" onClick={() => void askToDelete()}>
            {settings.deleteSample}
          </Button>
        </Card.Body>
      </Card.Root>
    </FoldedSection>
  );
}

/** The checkbox is ticked at first, so `keepsCategories` must begin as true. */
function KeepCategories({ onChange }: { readonly onChange: (ticked: boolean) => void }) {
  const [ticked, setTicked] = useState(true);
  return (
    <Checkbox
      label={settings.keepCategories}
      checked={ticked}
      onChange={(next) => {
        setTicked(next);
        onChange(next);
      }}
    />
  );
}
