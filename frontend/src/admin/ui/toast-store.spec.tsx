/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { adminSystem } from '../../theme/admin-system';
import { Toaster } from './toast';
import { toaster, toastError, toastSuccess } from './toast-store';

const REMOVE_DELAY_MS = 1_000_000;
/** The toaster checks its timers once a frame. */
const FRAME_MS = 16;

const toastElement = () => document.querySelector('[data-toast]');
const shown = () => document.querySelector('[data-toast][data-state=open] [data-part=title]')?.textContent;
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (createToasts: () => void) => {
  act(createToasts);
  advance(0);
};
/**
 * Dispatches a pointer event. The region passes the event to the toast. Region and toast handle the event in separate
 * frames.
 */
const dispatchPointer = (event: (region: Element) => void) => {
  event(screen.getByRole('region'));
  for (let frame = 0; frame < 4; frame += 1) advance(FRAME_MS);
};

describe('the toast store', () => {
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
    advance(FRAME_MS);
    act(() => toaster.remove());
    cleanup();
    jest.useRealTimers();
  });

  it('shows a notification for 5,000 ms', () => {
    show(() => toastSuccess('Kategori berhasil dibuat'));
    advance(4999);
    expect(shown()).toBe('Kategori berhasil dibuat');
    advance(FRAME_MS);
    expect(shown()).toBeUndefined();
  });

  it('removes a notification from the DOM 1,000,000 ms after the dismissal', () => {
    show(() => toastError('Gagal menghapus kategori', 'Server sibuk'));
    act(() => toaster.dismiss());
    advance(REMOVE_DELAY_MS - 1);
    expect(shown()).toBeUndefined();
    expect(toastElement()?.textContent).toContain('Gagal menghapus kategori');
    advance(FRAME_MS);
    expect(toastElement()).toBeNull();
  });

  it('shows notifications one at a time, the last one for 5,000 ms', () => {
    show(() => {
      toastSuccess('Upload berhasil', '2 foto berhasil diunggah');
      toastSuccess('Product created successfully');
    });
    expect(shown()).toBe('Upload berhasil');
    while (shown() === 'Upload berhasil') {
      expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
      advance(1);
    }
    expect(shown()).toBe('Product created successfully');
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
    advance(4999);
    expect(shown()).toBe('Product created successfully');
    advance(FRAME_MS);
    expect(shown()).toBeUndefined();
  });

  it('still shows a notification when an earlier one is removed from the DOM', () => {
    show(() => toastSuccess('Product updated successfully'));
    act(() => toaster.dismiss());
    advance(REMOVE_DELAY_MS - 1000);
    show(() => toastSuccess('Product deleted successfully'));
    advance(1500);
    expect(shown()).toBe('Product deleted successfully');
  });

  it('does not hide a notification while the mouse is over it', () => {
    show(() => toastSuccess('Kata sandi berhasil diubah'));
    dispatchPointer(fireEvent.mouseEnter);
    advance(60_000);
    expect(shown()).toBe('Kata sandi berhasil diubah');
    dispatchPointer(fireEvent.mouseLeave);
    advance(4000);
    expect(shown()).toBe('Kata sandi berhasil diubah');
    advance(1000);
    expect(shown()).toBeUndefined();
  });
});
