/** A sale that starts some seconds late is not noticed. */
export const MAX_CLOCK_SKEW_MS = 5000;
/** A photo of 40 megapixels needs about this much while it is decoded. */
export const MIN_FREE_MEMORY = 256 * 1024 * 1024;
/** Some hundreds of photos. */
export const MIN_FREE_DISK = 1024 * 1024 * 1024;
/** A daily backup that failed is tried again every ten minutes, so two days mean that it fails for good. */
export const MAX_DAILY_BACKUP_AGE_MS = 2 * 24 * 60 * 60 * 1000;

export function megabytes(bytes: number): string {
  return bytes >= 1e10 ? `${Math.round(bytes / 1e9)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
