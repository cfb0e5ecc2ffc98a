export const undone = 'Perubahan diurungkan';
export const undoneInPart = 'Sebagian perubahan diurungkan';
export const notUndone = 'Perubahan ini tidak bisa diurungkan';

export const otherType = 'Data';

const NAMED = 3;
export const firstOf = (names: readonly string[]) =>
  `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ', …' : ''}`;
export const skippedCount = (restored: string, left: string, names: readonly string[]) =>
  `${restored} dikembalikan, ${left} tidak: ${firstOf(names)}`;
