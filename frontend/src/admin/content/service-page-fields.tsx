import { FIGURE_FIELDS, SERVICE_FIELDS } from '@etalase/backend/rules/content-fields';
import { Badge, Stack } from '@chakra-ui/react';
import { type Control, useFormState } from 'react-hook-form';
import { saveServicesContentBodyDesignBlocksMax } from '../../api/generated/content/content.zod';
import type { Service } from '../../api/generated/models';
import * as contentParts from '../../text/admin-content-parts';
import * as text from '../../text/admin-services';
import * as sampleTexts from '../../text/admin-sample-texts';
import { ConfirmSamples } from '../forms/confirm-samples';
import { useFieldLabel } from '../forms/field-labels';
import { FormSwitch, FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowList } from '../forms/row-list';
import { promisesId, useSamplesIn } from '../forms/sample-texts';
import { useWantedField } from '../panel-location';
import { Disclosure } from '../ui/disclosure';
import type { ServicesValues } from './services-values';

interface Props {
  readonly control: Control<ServicesValues, unknown, unknown>;
  readonly service: Service;
  readonly label: string;
}

export function ServicePageFields({ control, service, label }: Props) {
  const { errors } = useFormState({ control });
  useFieldLabel(control, service, label);
  const id = promisesId('services', [service]);
  const samples = useSamplesIn([service]);
  return (
    <Disclosure
      id={id}
      title={label}
      badge={samples.length > 0 && <Badge variant="outline">{sampleTexts.isSample}</Badge>}
      hasError={Boolean(errors[service])}
      isWanted={useWantedField() === id}
    >
      <Stack gap="5" paddingTop="3" paddingBottom="5">
        <ConfirmSamples label={label} names={[service]} />
        <FormSwitch
          control={control}
          name={`${service}.visible`}
          label={contentParts.serviceFields.visible}
          hint={text.visibleHint}
        />
        <FormText
          control={control}
          name={`${service}.headerLabel`}
          {...fieldOf(SERVICE_FIELDS.headerLabel)}
          hint={text.headerLabelHint}
        />
        <FormText
          control={control}
          name={`${service}.title`}
          {...fieldOf(SERVICE_FIELDS.title)}
          hint={text.titleHint}
        />
        <FormText rows={2} control={control} name={`${service}.lead`} {...fieldOf(SERVICE_FIELDS.lead)} />
        <FormText control={control} name={`${service}.introTitle`} {...fieldOf(SERVICE_FIELDS.introTitle)} />
        <FormText rows={4} control={control} name={`${service}.intro`} {...fieldOf(SERVICE_FIELDS.intro)} />
        <Blocks control={control} service={service} />
        <FormText control={control} name={`${service}.listTitle`} {...fieldOf(SERVICE_FIELDS.listTitle)} />
        <FormText rows={3} control={control} name={`${service}.prompt`} {...fieldOf(SERVICE_FIELDS.prompt)} />
      </Stack>
    </Disclosure>
  );
}

function Blocks({ control, service }: Pick<Props, 'control' | 'service'>) {
  return (
    <RowList
      control={control}
      name={`${service}.blocks`}
      label={contentParts.serviceFields.blocks}
      texts={text.blockRows}
      titleField="figure"
      emptyRow={{ figure: '', text: '' }}
      max={saveServicesContentBodyDesignBlocksMax}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`${service}.blocks.${index}.figure`}
            {...fieldOf(FIGURE_FIELDS.figure)}
          />
          <FormText
            rows={2}
            control={control}
            name={`${service}.blocks.${index}.text`}
            {...fieldOf(FIGURE_FIELDS.text)}
          />
        </>
      )}
    </RowList>
  );
}
