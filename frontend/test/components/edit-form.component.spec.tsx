import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { z } from 'zod';
import { waitFor } from '../../src/admin/forms/pending';
import { useEditForm } from '../../src/admin/forms/use-edit-form';
import { useSubmit } from '../../src/admin/forms/use-submit';
import { heldBack } from './support/fake-api';
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

describe('A form of the panel', () => {
  it('shows newly saved values while the query still returns the old values', () => {
    const { result, rerender } = open('before');
    type(result, 'after');
    act(() => result.current.form.reset({ name: 'after' }));
    rerender('before');
    expect(nameIn(result)).toBe('after');
    rerender('after');
    rerender('from another device');
    expect(nameIn(result)).toBe('from another device');
  });

  it('shows typed values, not newer saved values, until the typed values are discarded', () => {
    const { result, rerender } = open('before');
    type(result, 'typed');
    rerender('from another device');
    expect(nameIn(result)).toBe('typed');
    act(() => result.current.form.reset());
    expect(nameIn(result)).toBe('from another device');
  });

  it.each([
    ['is saved one time when a pending value has arrived', false, 1],
    ['is not saved when unmounted before a pending value arrives', true, 0],
  ])('%s', async (_title, isUnmounted, saveCount) => {
    const save = jest.fn(() => Promise.resolve(undefined));
    const value = heldBack(() => true);
    function Waiting() {
      const form = useEditForm(z.object({ name: z.string() }), { name: '' });
      const { formProps } = useSubmit({ form, base: undefined, save });
      return (
        <form {...formProps}>
          <button type="button" onClick={() => waitFor(form.control, value.respond())}>
            Pilih
          </button>
          <button>Simpan</button>
        </form>
      );
    }
    const { unmount } = render(<Waiting />);
    fireEvent.click(screen.getByText('Pilih'));
    fireEvent.click(screen.getByText('Simpan'));
    if (isUnmounted) unmount();
    await act(async () => {
      value.release();
      // A save would begin during this time.
      await new Promise((later) => setTimeout(later, 50));
    });
    expect(save).toHaveBeenCalledTimes(saveCount);
  });
});
