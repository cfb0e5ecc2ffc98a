/** Copies a text. @throws without https, where `navigator.clipboard` is missing, or when the browser refuses. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
