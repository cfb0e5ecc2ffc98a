export function exampleUrl(example: string): string;
