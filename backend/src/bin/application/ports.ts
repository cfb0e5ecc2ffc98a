/** When the purge last ran, on whatever replica. */
export abstract class PurgeRuns {
  abstract lastRunAt(): Promise<Date | null>;
  abstract record(now: Date): Promise<void>;
}
