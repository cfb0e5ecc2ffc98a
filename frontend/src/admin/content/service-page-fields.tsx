import { Badge, Stack } from '@chakra-ui/react';
import { type Control, useFormState } from 'react-hook-form';
import {
  SaveServicesContentBody,
  saveServicesContentBodyDesignBlocksMax,
} from '../../api/generated/content/content.zod';
import type { Service } from '../../api/generated/models';
import * as contentParts from '../../text/admin-content-parts';
import * as text from '../../text/admin-services';
import * as sampleTexts from '../../text/admin-sample-texts';
import { ConfirmSamples } from '../forms/confirm-samples';
import { useFieldLabel } from '../forms/field-labels';
import { FormSwitch, FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import { RowList } from '../forms/row-list';
import { useSamplesIn } from '../forms/sample-texts';
import { useWantedField } from '../panel-location';
import { Disclosure } from '../ui/disclosure';
import { promiseGroups } from '../parts/promise-groups';
import type { ServicesValues } from './services-values';

// All services have the same limits, so those of `design` are used.
const limits = SaveServicesContentBody.shape.design.unwrap().shape;
const block = limits.blocks.unwrap().element.shape;

interface Props {
  readonly control: Control<ServicesValues, unknown, unknown>;
  readonly service: Service;
  readonly label: string;
}

/** The fields of one service page, collapsed at first. */
export function ServicePageFields({ control, service, label }: Props) {
  const { errors } = useFormState({ control });
  useFieldLabel(control, service, label);
  const promises = promiseGroups.services[service];
  const samples = useSamplesIn(promises.names);
  return (
    <Disclosure
      id={promises.id}
      title={label}
      badge={samples.length > 0 && <Badge variant="outline">{sampleTexts.isSample}</Badge>}
      hasError={Boolean(errors[service])}
      isWanted={useWantedField() === promises.id}
    >
      <Stack gap="5" paddingTop="3" paddingBottom="5">
        <ConfirmSamples promises={promises} />
        <FormSwitch
          control={control}
          name={`${service}.visible`}
          label={contentParts.serviceFields.visible}
          hint={text.visibleHint}
        />
        <FormText
          control={control}
          name={`${service}.headerLabel`}
          label={contentParts.serviceFields.headerLabel}
          hint={text.headerLabelHint}
          maxLength={maxLengthOf(limits.headerLabel)}
        />
        <FormText
          control={control}
          name={`${service}.title`}
          label={contentParts.serviceFields.title}
          hint={text.titleHint}
          maxLength={maxLengthOf(limits.title)}
        />
        <FormText
          rows={2}
          control={control}
          name={`${service}.lead`}
          label={contentParts.serviceFields.lead}
          maxLength={maxLengthOf(limits.lead)}
        />
        <FormText
          control={control}
          name={`${service}.introTitle`}
          label={contentParts.serviceFields.introTitle}
          maxLength={maxLengthOf(limits.introTitle)}
        />
        <FormText
          rows={4}
          control={control}
          name={`${service}.intro`}
          label={contentParts.serviceFields.intro}
          maxLength={maxLengthOf(limits.intro)}
        />
        <Blocks control={control} service={service} />
        <FormText
          control={control}
          name={`${service}.listTitle`}
          label={contentParts.serviceFields.listTitle}
          maxLength={maxLengthOf(limits.listTitle)}
        />
        <FormText
          rows={3}
          control={control}
          name={`${service}.prompt`}
          label={contentParts.serviceFields.prompt}
          maxLength={maxLengthOf(limits.prompt)}
        />
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
            label={text.figure}
            maxLength={maxLengthOf(block.figure)}
          />
          <FormText
            rows={2}
            control={control}
            name={`${service}.blocks.${index}.text`}
            label={text.figureText}
            maxLength={maxLengthOf(block.text)}
          />
        </>
      )}
    </RowList>
  );
}
