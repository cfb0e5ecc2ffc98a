export const required = (field: string) => `${field} wajib diisi`;
export const tooLong = (field: string, max: number) => `${field} paling panjang ${max} karakter`;
export const unsupportedCharacters = (field: string) => `${field} berisi karakter yang tidak didukung`;
export const notText = (field: string) => `${field} harus berupa teks`;
export const notBoolean = (field: string) => `${field} harus true atau false`;
export const notObject = (field: string) => `${field} harus berupa objek`;
export const notList = (field: string) => `${field} harus berupa daftar`;
export const notOneOf = (field: string, values: readonly string[]) =>
  `${field} harus salah satu dari ${values.join(', ')}`;
