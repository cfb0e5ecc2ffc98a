import { describe, expect, it } from '@jest/globals';
import { noPasswords, passwordSchema, type PasswordValues } from './password-values';

const full = { current: 'lama123', next: 'baru123', confirmation: 'baru123' };

const errorsIn = (values: PasswordValues) =>
  Object.fromEntries(
    passwordSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
      [],
  );

describe('the password form', () => {
  it('requires all three fields', () => {
    expect(Object.keys(errorsIn(noPasswords))).toEqual(['current', 'next', 'confirmation']);
    expect(errorsIn(full)).toEqual({});
  });

  it('requires a new password of at least six Unicode code points', () => {
    expect(errorsIn({ ...full, next: 'abcde', confirmation: 'abcde' })).toEqual({
      next: 'Kata sandi baru harus minimal 6 karakter',
    });
    expect(errorsIn({ ...full, next: '😀😀😀😀😀😀', confirmation: '😀😀😀😀😀😀' })).toEqual({});
  });

  it('requires the same new password twice', () => {
    expect(errorsIn({ ...full, confirmation: 'baru124' })).toEqual({
      confirmation: 'Konfirmasi kata sandi tidak cocok',
    });
    expect(errorsIn({ ...full, next: '', confirmation: 'baru123' })).toEqual({
      next: 'Kata sandi baru wajib diisi',
      confirmation: 'Konfirmasi kata sandi tidak cocok',
    });
  });

  it('sends passwords untrimmed', () => {
    expect(passwordSchema.parse({ current: ' lama ', next: ' baru 1 ', confirmation: ' baru 1 ' })).toEqual({
      currentPassword: ' lama ',
      newPassword: ' baru 1 ',
    });
  });
});
