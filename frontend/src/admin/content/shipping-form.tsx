import {
  FIGURE_FIELDS,
  FREE_SHIPPING_FIELDS,
  SHIPPING_FIELDS,
  SURCHARGE_FIELDS,
  TITLED_TEXT_FIELDS,
} from '@etalase/backend/rules/content-fields';
import {
  adminGetShippingContentDefaults,
  getAdminGetShippingContentQueryOptions,
  saveShippingContent,
} from '../../api/generated/content/content';
import {
  saveShippingContentBodyDeliveryMax,
  saveShippingContentBodyFreeShippingMax,
  saveShippingContentBodyNotesMax,
  saveShippingContentBodyStepsMax,
  saveShippingContentBodyTermsMax,
} from '../../api/generated/content/content.zod';
import { type Control, useWatch } from 'react-hook-form';
import * as text from '../../text/admin-shipping';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FieldGroup } from '../forms/field-group';
import { FormSwitch, FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowGroup } from '../forms/row-group';
import { FormRupiah } from '../forms/rupiah-field';
import { Pair } from '../ui/section';
import { promisesId } from '../forms/sample-texts';
import { PartForm } from './part-form';
import { shippingSchema, type ShippingValues, valuesOf } from './shipping-values';
import { ZoneRows } from './zone-rows';

const calls = {
  query: getAdminGetShippingContentQueryOptions(),
  save: saveShippingContent,
  defaults: () => adminGetShippingContentDefaults(),
};

export default function ShippingForm() {
  return (
    <PartForm calls={calls} schema={shippingSchema} valuesOf={valuesOf} draft="shipping">
      {(control, setValue) => (
        <>
          <ConfirmSamples label={text.origin} names={['origin']} />
          <FormText
            id={promisesId('shipping', ['origin'])}
            control={control}
            name="origin"
            {...fieldOf(SHIPPING_FIELDS.origin)}
          />
          <ZoneRows control={control} setValue={setValue} />
          <FieldGroup title={text.surcharge} promises={['surcharge']}>
            <Surcharge control={control} />
          </FieldGroup>
          <Notes control={control} />
          <FreeShipping control={control} />
          <Delivery control={control} />
          <Steps control={control} />
          <Terms control={control} />
        </>
      )}
    </PartForm>
  );
}

interface Props {
  readonly control: Control<ShippingValues, unknown, unknown>;
}

function Surcharge({ control }: Props) {
  const isOn = useWatch({ control, name: 'surcharge.isOn' });
  return (
    <>
      <FormSwitch control={control} name="surcharge.isOn" label={text.hasSurcharge} />
      {isOn && (
        <>
          <FormText control={control} name="surcharge.aboveKg" label={text.aboveKg} inputMode="numeric" />
          <FormText rows={2} control={control} name="surcharge.text" {...fieldOf(SURCHARGE_FIELDS.text)} />
        </>
      )}
    </>
  );
}

function FreeShipping({ control }: Props) {
  return (
    <RowGroup
      control={control}
      name="freeShipping"
      label={text.freeShipping}
      texts={text.freeShippingRows}
      titleField="region"
      emptyRow={{ region: '', minimum: '' }}
      max={saveShippingContentBodyFreeShippingMax}
    >
      {(index) => (
        <Pair>
          <FormText
            control={control}
            name={`freeShipping.${index}.region`}
            {...fieldOf(FREE_SHIPPING_FIELDS.region)}
          />
          <FormRupiah control={control} name={`freeShipping.${index}.minimum`} label={text.minimum} />
        </Pair>
      )}
    </RowGroup>
  );
}

function Delivery({ control }: Props) {
  return (
    <RowGroup
      control={control}
      name="delivery"
      label={text.delivery}
      texts={text.deliveryRows}
      titleField="title"
      emptyRow={{ title: '', text: '', points: '' }}
      max={saveShippingContentBodyDeliveryMax}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`delivery.${index}.title`}
            {...fieldOf(TITLED_TEXT_FIELDS.title)}
          />
          <FormText
            rows={3}
            control={control}
            name={`delivery.${index}.text`}
            {...fieldOf(TITLED_TEXT_FIELDS.text)}
          />
          <FormText
            rows={4}
            control={control}
            name={`delivery.${index}.points`}
            label={text.points}
            hint={text.pointsHint}
          />
        </>
      )}
    </RowGroup>
  );
}

function Steps({ control }: Props) {
  return (
    <RowGroup
      control={control}
      name="steps"
      label={text.steps}
      texts={text.stepRows}
      titleField="title"
      emptyRow={{ title: '', text: '' }}
      max={saveShippingContentBodyStepsMax}
    >
      {(index) => (
        <>
          <FormText control={control} name={`steps.${index}.title`} {...fieldOf(TITLED_TEXT_FIELDS.title)} />
          <FormText
            rows={3}
            control={control}
            name={`steps.${index}.text`}
            {...fieldOf(TITLED_TEXT_FIELDS.text)}
          />
        </>
      )}
    </RowGroup>
  );
}

function Terms({ control }: Props) {
  return (
    <RowGroup
      control={control}
      name="terms"
      label={text.terms}
      texts={text.termRows}
      titleField="figure"
      emptyRow={{ figure: '', text: '' }}
      max={saveShippingContentBodyTermsMax}
    >
      {(index) => (
        <>
          <FormText control={control} name={`terms.${index}.figure`} {...fieldOf(FIGURE_FIELDS.figure)} />
          <FormText
            rows={2}
            control={control}
            name={`terms.${index}.text`}
            {...fieldOf(FIGURE_FIELDS.text)}
          />
        </>
      )}
    </RowGroup>
  );
}

function Notes({ control }: Props) {
  return (
    <RowGroup
      control={control}
      name="notes"
      label={text.notes}
      texts={text.noteRows}
      titleField="text"
      emptyRow={{ text: '' }}
      max={saveShippingContentBodyNotesMax}
    >
      {(index) => (
        <FormText
          rows={2}
          control={control}
          name={`notes.${index}.text`}
          {...fieldOf(SHIPPING_FIELDS.notes)}
        />
      )}
    </RowGroup>
  );
}
