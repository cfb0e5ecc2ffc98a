import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';
import { useEditForm } from '../../src/admin/forms/use-edit-form';
import './support/watch';

const open = (name: string) =>
  renderHook(
    (saved: string) => {
      const form = useEditForm(z.object({ name: z.string() }), { name: saved });
      return { form, isDirty: form.formState.isDirty };
    },
    { initialProps: name },
  );
type Hook = ReturnType<typeof open>['result'];
const nameIn = ({ current }: Hook) => current.form.getValues('name');
const type = ({ current }: Hook, name: string) =>
  act(() => current.form.setValue('name', name, { shouldDirty: true }));

describe('A form', () => {
  it('shows the saved values before the query has delivered them', () => {
    const { result, rerender } = open('before');
    type(result, 'after');
    act(() => result.current.form.reset({ name: 'after' }));
    rerender('before');
    expect(nameIn(result)).toBe('after');
    rerender('after');
    rerender('from another device');
    expect(nameIn(result)).toBe('from another device');
  });

  it('keeps what is typed, and follows newer values when it is discarded', () => {
    const { result, rerender } = open('before');
    type(result, 'typed');
    rerender('from another device');
    expect(nameIn(result)).toBe('typed');
    act(() => result.current.form.reset());
    expect(nameIn(result)).toBe('from another device');
  });
});
