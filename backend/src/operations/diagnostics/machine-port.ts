/** The machine or container that the shop runs on. */
export abstract class Machine {
  /** Bytes that can be written below the folder, which need not exist yet. */
  abstract freeDisk(folder: string): Promise<number>;
  /** Bytes that this process could still get, within the container's limit. */
  abstract freeMemory(): number;
}
