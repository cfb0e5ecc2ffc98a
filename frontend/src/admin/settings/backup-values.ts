import { z } from 'zod';
import { ConfirmPasswordBody } from '../../api/generated/admin-auth/admin-auth.zod';
import { required } from '../../text/admin-common';
import { backupPassword } from '../../text/admin-backup';
import { formSchema } from '../forms/form-schema';

/** Passwords are not trimmed, because spaces are a part of them. */
export const backupSchema = formSchema(
  z.object({ password: z.string().min(1, required(backupPassword)) }),
  ConfirmPasswordBody,
);

export const noPassword = { password: '' };
