/** Keeps replicas that start together from doing the same thing at once. */
export abstract class OneAtATime {
  /** Waits until nobody else is at it. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
