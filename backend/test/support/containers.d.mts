export const POSTGRES_IMAGE: string;
export const S3_IMAGE: string;
export function hasContainers(withoutIt: string): Promise<boolean>;
export function giveUpContainers(error: unknown, withoutIt: string): void;
