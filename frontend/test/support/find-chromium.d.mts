export const FLAGS: readonly string[];
export const NOT_KEEPING_DOCUMENTS: string;
export function findChromium(): Promise<void>;
