import { ZONE_FIELDS } from '@etalase/backend/rules/content-fields';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { saveShippingContentBodyZonesMax as MAX_ZONES } from '../../api/generated/content/content.zod';
import * as text from '../../text/admin-shipping';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowGroup } from '../forms/row-group';
import { FormRupiah } from '../forms/rupiah-field';
import { SameForAll } from '../forms/same-for-all';
import { Pair } from '../ui/section';
import type { ShippingValues } from './shipping-values';

interface Props {
  readonly control: Control<ShippingValues, unknown, unknown>;
  readonly setValue: UseFormSetValue<ShippingValues>;
}

export function ZoneRows({ control, setValue }: Props) {
  return (
    <RowGroup
      control={control}
      name="zones"
      label={text.zones}
      texts={text.zoneRows}
      titleField="region"
      emptyRow={{ region: '', regular: '', express: '', days: '' }}
      max={MAX_ZONES}
      below={<SameRates control={control} setValue={setValue} />}
    >
      {(index) => (
        <>
          <FormText control={control} name={`zones.${index}.region`} {...fieldOf(ZONE_FIELDS.region)} />
          <Pair>
            <FormRupiah
              control={control}
              name={`zones.${index}.regular`}
              label={text.regular}
              hint={text.feeHint}
            />
            <FormRupiah
              control={control}
              name={`zones.${index}.express`}
              label={text.express}
              hint={text.feeHint}
              // The error of a zone without fees is shown at `regular`.
              deps={`zones.${index}.regular`}
            />
          </Pair>
          <FormText
            control={control}
            name={`zones.${index}.days`}
            {...fieldOf(ZONE_FIELDS.days)}
            hint={text.daysHint}
          />
        </>
      )}
    </RowGroup>
  );
}

/** Copies the rates of the first zone that has one. */
function SameRates({ control, setValue }: Props) {
  const zones = useWatch({ control, name: 'zones' });
  const from = zones.find(({ regular, express }) => regular.trim() !== '' || express.trim() !== '');
  const isOther = zones.some(({ regular, express }) => regular !== from?.regular || express !== from.express);
  const copy = () => {
    if (!from) return;
    for (const index of zones.keys())
      for (const rate of ['regular', 'express'] as const)
        setValue(`zones.${index}.${rate}`, from[rate], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SameForAll
      label={text.sameRates}
      hint={from && isOther ? text.sameRatesHint(from.region || text.zoneRows.newRow) : undefined}
      onPress={copy}
    />
  );
}
