import { z } from 'zod';
import { ChangePasswordBody } from '../../api/generated/admin-auth/admin-auth.zod';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-settings';
import { formSchema } from '../forms/form-schema';

const MIN_LENGTH = 6;

// The server counts code points of the normal form NFC, too.
export const isLongEnough = (password: string) => [...password.normalize('NFC')].length >= MIN_LENGTH;

/** Passwords are not trimmed, because spaces are a part of them. */
export const passwordSchema = formSchema(
  z
    .object({
      current: z.string().min(1, common.required(text.currentPassword)),
      next: z
        .string()
        .min(1, common.required(text.newPassword))
        .refine((typed) => typed === '' || isLongEnough(typed), text.shortError),
      confirmation: z.string().min(1, common.required(text.confirmation)),
    })
    .refine(({ next, confirmation }) => confirmation === '' || confirmation === next, {
      path: ['confirmation'],
      message: text.confirmationError,
    })
    .transform(({ current, next }) => ({ currentPassword: current, newPassword: next })),
  ChangePasswordBody,
);

export type PasswordValues = z.input<typeof passwordSchema>;

export const noPasswords: PasswordValues = { current: '', next: '', confirmation: '' };
