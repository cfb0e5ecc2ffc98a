import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dismissToast, holdToast, releaseToast, toastError, toastStore, toastSuccess } from './toast-store';

const REMOVED_MS = 1_000_000;
const shown = () => {
  const toast = toastStore.get();
  return toast?.open ? toast.title : undefined;
};

describe('notifications', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('show for 5,000 ms', () => {
    toastSuccess('Kategori berhasil dibuat');
    jest.advanceTimersByTime(4999);
    expect(shown()).toBe('Kategori berhasil dibuat');
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it('are removed 1,000,000 ms after they were dismissed', () => {
    toastError('Gagal menghapus kategori', 'Server sibuk');
    dismissToast();
    jest.advanceTimersByTime(REMOVED_MS - 1);
    expect(toastStore.get()).toMatchObject({ title: 'Gagal menghapus kategori', open: false });
    jest.advanceTimersByTime(1);
    expect(toastStore.get()).toBeUndefined();
  });

  it('come one at a time: a later one takes the place of the one before, for its own 5,000 ms', () => {
    const seen = new Set<string>();
    const stop = toastStore.subscribe(() => {
      const title = shown();
      if (title) seen.add(title);
    });
    toastSuccess('Upload berhasil', '2 gambar berhasil diupload');
    toastSuccess('Product created successfully');
    expect(shown()).toBe('Upload berhasil');
    while (shown() === 'Upload berhasil') jest.advanceTimersByTime(1);
    expect(shown()).toBe('Product created successfully');
    jest.advanceTimersByTime(4999);
    expect(shown()).toBe('Product created successfully');
    jest.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
    expect([...seen]).toEqual(['Upload berhasil', 'Product created successfully']);
    stop();
  });

  it('leave the next one alone when the one before is due to be removed', () => {
    toastSuccess('Product updated successfully');
    dismissToast();
    jest.advanceTimersByTime(REMOVED_MS - 1000);
    toastSuccess('Product deleted successfully');
    jest.advanceTimersByTime(1500);
    expect(shown()).toBe('Product deleted successfully');
  });

  it('stay while somebody reads them', () => {
    toastSuccess('Kata sandi berhasil diubah');
    holdToast();
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe('Kata sandi berhasil diubah');
    releaseToast();
    jest.advanceTimersByTime(5000);
    expect(shown()).toBeUndefined();
  });
});
