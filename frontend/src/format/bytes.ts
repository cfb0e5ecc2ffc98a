const KB = 1024;
const MB = KB * KB;

/** A file's size in Indonesian notation: 880 → '1 KB', 5242880 → '5 MB', 1572864 → '1,5 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${String(Math.round((bytes / MB) * 10) / 10).replace('.', ',')} MB`;
}
