import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { siteContent } from './support/fixtures';
import { fill, errorAt, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Konten');
  await screen.findByLabelText('Judul');
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const save = () => user.click(button('Simpan'));
  const sentQuestions = () =>
    api
      .bodies('POST /api/admin/site-content')
      .map((body) => (body as { faq: { question: string }[] }).faq.map((row) => row.question));
  return { api, user, button, save, sentQuestions };
}

describe('The form of the FAQ', () => {
  it('expands one question at a time', async () => {
    const { user, button } = await open();
    expect(screen.queryByLabelText('Pertanyaan')).toBeNull();
    await user.click(button('1. Berapa lama?'));
    screen.getByDisplayValue('Tiga hari.');
    await user.click(button('2. Bisa revisi?'));
    expect(screen.queryByDisplayValue('Tiga hari.')).toBeNull();
    screen.getByDisplayValue('Bisa.');
  });

  it('adds and moves questions, and sends them in the displayed order', async () => {
    const { user, button, save, sentQuestions } = await open();
    await user.click(button('Tambah pertanyaan'));
    button('3. Pertanyaan baru');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pertanyaan')));
    await fill(user, screen.getByLabelText('Pertanyaan'), 'Buka hari Minggu?');
    await fill(user, screen.getByLabelText('Jawaban'), 'Ya.');
    await user.click(button('Naikkan pertanyaan 3'));
    await waitFor(() => expect(document.activeElement).toBe(button('Naikkan pertanyaan 2')));
    await user.click(button('Turunkan pertanyaan 2'));
    await waitFor(() => expect(document.activeElement).toBe(button('Turunkan pertanyaan 3')));
    await user.click(button('Naikkan pertanyaan 3'));
    await user.click(button('Naikkan pertanyaan 2'));
    await save();
    await screen.findByText('Konten berhasil disimpan');
    expect(sentQuestions()).toEqual([['Buka hari Minggu?', 'Berapa lama?', 'Bisa revisi?']]);
  });

  it('can remove all questions', async () => {
    const { user, button, save, sentQuestions } = await open();
    await user.click(button('1. Berapa lama?'));
    await user.click(button('Hapus pertanyaan 1'));
    await user.click(button('1. Bisa revisi?'));
    await user.click(button('Hapus pertanyaan 1'));
    screen.getByText('Belum ada pertanyaan. Halaman FAQ akan kosong.');
    await waitFor(() => expect(document.activeElement).toBe(button('Tambah pertanyaan')));
    await save();
    await screen.findByText('Konten berhasil disimpan');
    expect(sentQuestions()).toEqual([[]]);
  });

  it('requires both question and answer, with an error at the missing field', async () => {
    const { api, user, button, save } = await open();
    await user.click(button('Tambah pertanyaan'));
    await save();
    const message = 'Isi pertanyaan dan jawabannya, atau hapus barisnya';
    expect(errorAt(screen.getByLabelText('Pertanyaan'))).toContain(message);
    await fill(user, screen.getByLabelText('Pertanyaan'), 'Buka?');
    await waitFor(() => expect(errorAt(screen.getByLabelText('Pertanyaan'))).toBe(''));
    expect(errorAt(screen.getByLabelText('Jawaban'))).toContain(message);
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
  });

  it('expands questions without an answer after a refused save, and focuses the first answer field', async () => {
    const { user, button, save } = await open();
    const clear = async (row: string, name: string) => {
      await user.click(button(row));
      await user.clear(screen.getByLabelText(name));
    };
    await clear('1. Berapa lama?', 'Jawaban');
    await clear('2. Bisa revisi?', 'Jawaban');
    await user.click(button('Naikkan pertanyaan 2'));
    await user.click(button('1. Bisa revisi?'));
    expect(screen.queryByLabelText('Jawaban')).toBeNull();

    const scrolled: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    await save();
    const [first, second] = await screen.findAllByLabelText('Jawaban');
    expect(document.activeElement).toBe(first);
    expect(scrolled.at(-1)).toBe(first);
    expect(second?.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('Bisa, dua kali.');
    expect(document.activeElement).toBe(first);
    expect(valueOf(first as HTMLElement)).toBe('Bisa, dua kali.');
  });

  it('leaves a question expanded after a save', async () => {
    const { user, button, save } = await open();
    await user.click(button('2. Bisa revisi?'));
    await fill(user, screen.getByLabelText('Jawaban'), 'Dua kali.');
    await user.click(button('Naikkan pertanyaan 2'));
    await save();
    await screen.findByText('Konten berhasil disimpan');
    expect(valueOf(screen.getByLabelText('Jawaban'))).toBe('Dua kali.');
  });

  it('accepts at most 50 questions', async () => {
    const row = { question: 'Lagi?', answer: 'Lagi.' };
    const faq = Array.from({ length: 49 }, () => row);
    const { user, button } = await open(panelApi({ siteContent: siteContent({ faq }) }));
    await user.click(button('Tambah pertanyaan'));
    expect(screen.queryByRole('button', { name: 'Tambah pertanyaan' })).toBeNull();
  });
});
