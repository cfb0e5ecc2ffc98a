export const POSTGRES_IMAGE: string;
export const S3_IMAGE: string;
export function hasContainers(consequence: string): Promise<boolean>;
export function disableContainers(error: unknown, consequence: string): void;
