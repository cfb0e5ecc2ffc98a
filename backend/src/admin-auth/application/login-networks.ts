const REMEMBERED_MS = 60 * 60_000;
const MAX_NETWORKS = 10_000;

/** The result of a network's attempts, and when it was recorded. `at` is a time of `performance.now()`. */
interface Seen {
  readonly at: number;
  readonly outcome: 'none' | 'success' | 'failure';
}

/**
 * Decides which network may log in next, by the results of its login attempts in this process within the last hour.
 * Networks with only successes come first. Networks without any result follow, the newest first. Networks with a
 * failure come last, the oldest failure first. So an attacking network gets a turn before other networks only until its
 * first failure.
 */
export class LoginNetworks {
  /** The networks by their key, in the order of `at`, the oldest first. */
  private readonly seen = new Map<string, Seen>();

  add(network: string): void {
    if (!this.find(network)) this.set(network, 'none');
  }

  addFailure(network: string): void {
    this.set(network, 'failure');
  }

  addSuccess(network: string): void {
    if (this.find(network)?.outcome !== 'failure') this.set(network, 'success');
  }

  /** @returns a lower number for an earlier turn. */
  rankOf(network: string): number {
    const { at, outcome } = this.find(network) ?? { at: performance.now(), outcome: 'none' };
    if (outcome === 'success') return -Infinity;
    // `at` is positive, so every network with a failure comes after the networks without a result.
    return outcome === 'failure' ? at : -at;
  }

  private find(network: string): Seen | undefined {
    const seen = this.seen.get(network);
    return seen && seen.at > performance.now() - REMEMBERED_MS ? seen : undefined;
  }

  private set(network: string, outcome: Seen['outcome']): void {
    this.seen.delete(network);
    this.seen.set(network, { at: performance.now(), outcome });
    const [oldest] = this.seen.keys();
    if (this.seen.size > MAX_NETWORKS && oldest !== undefined) this.seen.delete(oldest);
  }
}

/**
 * Returns the network of a client's address: IPv4 /24 or IPv6 /48. One customer of an internet provider usually gets no
 * larger network.
 */
export function networkOf(client: string): string {
  // The key of an IPv6 client always contains its first four groups, even zeros (see `clientKeyOf`).
  if (client.includes(':')) return `${client.split(':').slice(0, 3).join(':')}::/48`;
  const [a, b, c, d] = client.split('.');
  return d === undefined ? client : `${a}.${b}.${c}.0/24`;
}
