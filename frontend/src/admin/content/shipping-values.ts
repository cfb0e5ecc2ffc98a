import {
  FIGURE_FIELDS,
  FREE_SHIPPING_FIELDS,
  SHIPPING_FIELDS,
  SURCHARGE_FIELDS,
  TITLED_TEXT_FIELDS,
  ZONE_FIELDS,
} from '@etalase/backend/rules/content-fields';
import { amountOf } from '@etalase/backend/rules/amounts';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { z } from 'zod';
import {
  SaveShippingContentBody,
  saveShippingContentBodyFreeShippingItemMinimumMax as MAX_AMOUNT,
  saveShippingContentBodyDeliveryItemPointsItemMax as MAX_POINT_LENGTH,
  saveShippingContentBodyDeliveryItemPointsMax as MAX_POINTS,
  saveShippingContentBodySurchargeOneAboveKgMax as MAX_KG,
} from '../../api/generated/content/content.zod';
import type { Shipping } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-shipping';
import { formSchema, optionalText, requiredText, textLines } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

// A text that is not an amount counts as infinite, so the text is refused like an amount that is too high.
const isAmount = (typed: string) => (amountOf(typed) ?? Infinity) <= MAX_AMOUNT;
/** The fee of a zone. An empty field (null) means that the zone has no delivery of this kind. */
const fee = optionalText
  .refine((typed) => typed === '' || isAmount(typed), text.amountError)
  .transform((typed) => amountOf(typed) ?? null);
/** An amount that must be filled in. `requiredText` reports an empty field already, so the next rule accepts it. */
const amount = (label: string) =>
  requiredText(label)
    .refine((typed) => typed === '' || isAmount(typed), text.amountError)
    .transform((typed) => amountOf(typed) ?? 0);

const isWeight = (typed: string) => /^\d+$/u.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_KG;

const titled = formTexts(TITLED_TEXT_FIELDS).shape;

export const shippingSchema = formSchema(
  z.object({
    ...formTexts(SHIPPING_FIELDS).shape,
    zones: z.array(
      z
        .object({
          ...formTexts(ZONE_FIELDS).shape,
          regular: fee,
          express: fee,
        })
        .refine(({ regular, express }) => regular !== null || express !== null, {
          message: text.zoneWithoutFee,
          path: ['regular'],
        }),
    ),
    surcharge: z
      .object({ isOn: z.boolean(), aboveKg: optionalText, text: optionalText })
      .superRefine((typed, context) => {
        if (!typed.isOn) return;
        const refuse = (path: string, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message });
        if (!isWeight(typed.aboveKg)) refuse('aboveKg', text.aboveKgError);
        if (typed.text === '') refuse('text', common.required(SURCHARGE_FIELDS.text.label));
      })
      .transform((typed) => (typed.isOn ? { aboveKg: Number(typed.aboveKg), text: typed.text } : null)),
    freeShipping: z.array(
      z.object({ ...formTexts(FREE_SHIPPING_FIELDS).shape, minimum: amount(text.minimum) }),
    ),
    delivery: z.array(
      z.object({ ...titled, points: textLines(MAX_POINTS, MAX_POINT_LENGTH, text.pointsError) }),
    ),
    steps: z.array(z.object(titled)),
    terms: z.array(z.object(formTexts(FIGURE_FIELDS).shape)),
    notes: z
      .array(z.object({ text: requiredText(SHIPPING_FIELDS.notes.label) }))
      .transform((typed) => typed.map((row) => row.text)),
  }),
  SaveShippingContentBody.required(),
);

/** The form's values. An amount is the typed text. A list of points is one text with one point per line. */
export type ShippingValues = z.input<typeof shippingSchema>;

const typedAmount = (value: number | null): string => (value === null ? '' : groupDigits(value));

export const valuesOf = ({
  zones,
  surcharge,
  freeShipping,
  delivery,
  notes,
  ...rest
}: Shipping): ShippingValues => ({
  ...rest,
  zones: zones.map(({ regular, express, ...zone }) => ({
    ...zone,
    regular: typedAmount(regular),
    express: typedAmount(express),
  })),
  surcharge: {
    isOn: surcharge !== null,
    aboveKg: surcharge ? String(surcharge.aboveKg) : '',
    text: surcharge?.text ?? '',
  },
  freeShipping: freeShipping.map(({ region, minimum }) => ({ region, minimum: typedAmount(minimum) })),
  delivery: delivery.map(({ points: lines, ...method }) => ({ ...method, points: lines.join('\n') })),
  notes: notes.map((note) => ({ text: note })),
});
