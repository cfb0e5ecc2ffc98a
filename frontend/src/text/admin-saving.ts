export const unsavedChanges = 'Belum disimpan';
export const savedAt = (when: string) => `Tersimpan pukul ${when}`;
export const discardShort = 'Buang';
export const saveAndAdd = 'Simpan & tambah lagi';

export const notSaved = 'Belum tersimpan';
export const tryAgain = 'Coba lagi.';
export const staleNotice = 'Belum tersimpan: data ini baru diubah di perangkat lain.';
export const staleFields = (labels: readonly string[]) => `Yang berbeda: ${labels.join(', ')}.`;
export const staleTexts = (label: string, saved: string, mine: string) =>
  `${label}: tersimpan ${quoted(saved)}, isian Anda ${quoted(mine)}.`;
const LONGEST_QUOTE = 80;
const quoted = (text: string) =>
  text === '' ? '(kosong)' : `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;
export const staleChoice =
  'Muat versi terbaru untuk melihat perubahannya, atau simpan isian Anda sebagai gantinya.';
export const loadLatest = 'Muat versi terbaru';
export const keepMine = 'Simpan isian saya';
