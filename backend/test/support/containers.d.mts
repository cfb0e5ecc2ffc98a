export const S3_IMAGE: string;
export function hasContainers(withoutIt: string): Promise<boolean>;
