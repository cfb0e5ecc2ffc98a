import { CATEGORY_RULE_FIELDS, ORDERING_FIELDS } from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import {
  SaveOrderingContentBody,
  saveOrderingContentBodyPaymentItemMax as MAX_LENGTH,
  saveOrderingContentBodyPaymentMax as MAX_PAYMENT,
} from '../../api/generated/content/content.zod';
import type { Ordering } from '../../api/generated/models';
import * as text from '../../text/admin-ordering';
import { formSchema, textLines } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

const { shape, valuesOf: textsOf } = formTexts(ORDERING_FIELDS);
const rule = formTexts(CATEGORY_RULE_FIELDS);

export const orderingSchema = formSchema(
  z
    .object({
      ...shape,
      categoryRules: z.array(z.object({ ...rule.shape, category: z.string().min(1, text.noCategory) })),
      designs: z.boolean(),
      payment: z.array(z.string()),
      otherPayment: textLines(MAX_PAYMENT, MAX_LENGTH, text.paymentError),
      pickup: z.boolean(),
    })
    .transform(({ payment, otherPayment, ...rest }) => ({ ...rest, payment: [...payment, ...otherPayment] })),
  SaveOrderingContentBody.required(),
);

export type OrderingValues = z.input<typeof orderingSchema>;

const isKnown = (way: string) => text.paymentMethods.includes(way);

export const valuesOf = (saved: Ordering): OrderingValues => ({
  ...textsOf(saved),
  categoryRules: saved.categoryRules.map(({ category, rule: line }) => ({
    category: category ?? '',
    rule: line,
  })),
  designs: saved.designs,
  payment: saved.payment.filter(isKnown),
  otherPayment: saved.payment.filter((way) => !isKnown(way)).join('\n'),
  pickup: saved.pickup,
});
