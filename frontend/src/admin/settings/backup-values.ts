import { z } from 'zod';
import { ConfirmPasswordBody } from '../../api/generated/admin-auth/admin-auth.zod';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-backup';
import { formSchema } from '../forms/form-schema';

/** Passwords are not trimmed, because spaces are a part of them. */
export const backupSchema = formSchema(
  z.object({ password: z.string().min(1, common.required(text.backupPassword)) }),
  ConfirmPasswordBody,
);

export const noPassword = { password: '' };
