export const typeInvalid = (types: readonly string[]) => `type harus salah satu dari ${types.join(', ')}`;
