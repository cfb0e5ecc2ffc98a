/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { adminSystem } from '../../theme/admin-system';
import { Toaster } from './toast';
import { toaster, toastError, toastSuccess } from './toast-store';

const REMOVED_MS = 1_000_000;
/** The toaster looks at its clock once a frame. */
const FRAME_MS = 16;

const kept = () => document.querySelector('[data-toast]');
const shown = () => document.querySelector('[data-toast][data-state=open] [data-part=title]')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const say = (text: () => void) => {
  act(text);
  pass(0);
};
/** Word of the pointer goes from the region to the toast, and each of them acts in a frame of its own. */
const point = (event: (region: Element) => void) => {
  event(screen.getByRole('region'));
  for (let frame = 0; frame < 4; frame += 1) pass(FRAME_MS);
};

describe('notifications', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <ChakraProvider value={adminSystem}>
        <Toaster />
      </ChakraProvider>,
    );
  });
  afterEach(() => {
    act(() => toaster.dismiss());
    pass(FRAME_MS);
    act(() => void toaster.remove());
    cleanup();
    jest.useRealTimers();
  });

  it('show for 5,000 ms', () => {
    say(() => toastSuccess('Kategori berhasil dibuat'));
    pass(4999);
    expect(shown()).toBe('Kategori berhasil dibuat');
    pass(FRAME_MS);
    expect(shown()).toBeUndefined();
  });

  it('are removed 1,000,000 ms after they were dismissed', () => {
    say(() => toastError('Gagal menghapus kategori', 'Server sibuk'));
    act(() => toaster.dismiss());
    pass(REMOVED_MS - 1);
    expect(shown()).toBeUndefined();
    expect(kept()?.textContent).toContain('Gagal menghapus kategori');
    pass(FRAME_MS);
    expect(kept()).toBeNull();
  });

  it('come one at a time: a later one takes the place of the one before, for its own 5,000 ms', () => {
    say(() => {
      toastSuccess('Upload berhasil', '2 gambar berhasil diupload');
      toastSuccess('Product created successfully');
    });
    expect(shown()).toBe('Upload berhasil');
    while (shown() === 'Upload berhasil') {
      expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
      pass(1);
    }
    expect(shown()).toBe('Product created successfully');
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
    pass(4999);
    expect(shown()).toBe('Product created successfully');
    pass(FRAME_MS);
    expect(shown()).toBeUndefined();
  });

  it('leave the next one alone when the one before is due to be removed', () => {
    say(() => toastSuccess('Product updated successfully'));
    act(() => toaster.dismiss());
    pass(REMOVED_MS - 1000);
    say(() => toastSuccess('Product deleted successfully'));
    pass(1500);
    expect(shown()).toBe('Product deleted successfully');
  });

  it('stay while somebody reads them', () => {
    say(() => toastSuccess('Kata sandi berhasil diubah'));
    point(fireEvent.mouseEnter);
    pass(60_000);
    expect(shown()).toBe('Kata sandi berhasil diubah');
    point(fireEvent.mouseLeave);
    pass(4000);
    expect(shown()).toBe('Kata sandi berhasil diubah');
    pass(1000);
    expect(shown()).toBeUndefined();
  });
});
