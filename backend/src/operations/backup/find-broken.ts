import type { EncodedFile, Inspection } from '../../media/index.js';
import { BackupRefused, imageFile } from './format.js';

/**
 * Compares the header of each image file with the key of the file.
 * @returns the key of the first file that differs; undefined when all match.
 * @throws BackupRefused when the files cannot be inspected, which does not prove that a file is broken.
 */
export async function findBroken(
  files: readonly EncodedFile[],
  inspection: Inspection,
): Promise<string | undefined> {
  try {
    return await inspection.findBroken(files);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(
      `${imageFile(files[0]?.key ?? '')} cannot be checked (${reason}): try again, with more free memory.`,
      { cause: error },
    );
  }
}
