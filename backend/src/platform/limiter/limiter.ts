import { AsyncResource } from 'node:async_hooks';
import { DomainError, type ErrorKind } from '../domain/domain-error.js';
import { busy } from '../domain/messages.js';
import { countExceeded } from './exceeded-limits.js';
import { type Limit, type LimitName, LIMITS } from './limits.js';
import type { TokenBucket } from './token-bucket.js';

// The longest pause after a task. Without this maximum, a task that waited long for a failed service would delay the
// next task by the same time.
const MAX_REST_MS = 200;

type Bounds = Pick<Limit, 'total' | 'rests' | 'waiting' | 'waitMs'>;

interface LimiterOptions {
  /** The bounds to use instead of the limit's entry in `LIMITS`. */
  readonly limit?: Bounds;
  /**
   * The kind of the error when a task is refused. The default is 'unavailable' (503). 'too-many' (429) is for load that
   * the client itself causes.
   */
  readonly kind?: Extract<ErrorKind, 'unavailable' | 'too-many'>;
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  /** Limits the rate of tasks. A task starts only while a token is available. The task itself must take the token. */
  readonly tokens?: TokenBucket;
  /**
   * Returns a client's rank. Waiting clients with the lowest rank are served first. Without this function, all ranks
   * are equal.
   */
  readonly rankOf?: (client: string) => number;
}

export interface PlaceOptions {
  /** The client that the task is for. All tasks without a client count as tasks of one client. */
  readonly client?: string;
  /**
   * Waiting tasks with the same key have the same result. They share one place in the queue, and only the first of
   * these tasks runs.
   */
  readonly key?: string;
}

type Work = () => Promise<unknown>;

interface Place {
  readonly work: Work;
  readonly key: string | undefined;
  readonly claims: Map<string, Claim>;
}

interface Claim {
  readonly result: Promise<unknown>;
  readonly resolve: (result: Promise<unknown>) => void;
  readonly reject: (refusal: DomainError) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Limits work that anybody may cause. A few tasks run at a time, and more tasks wait in a bounded queue. Waiting
 * clients are served in turn, and each client's tasks in order. When the queue is full, the client with the most places
 * loses its newest place, so that no client can exclude others. A task that loses its place or has waited too long is
 * refused with a DomainError.
 */
export class Limiter {
  private readonly limit: Bounds;
  /** The waiting places of each client. The clients are in the order of their turns. */
  private readonly queues = new Map<string, Place[]>();
  private readonly byKey = new Map<string, Place>();
  private places = 0;
  private active = 0;
  private wakeUp: NodeJS.Timeout | undefined;

  constructor(
    private readonly name: LimitName,
    private readonly options: LimiterOptions = {},
  ) {
    const row: Limit = LIMITS[name];
    this.limit = options.limit ?? row;
  }

  get running(): number {
    return this.active;
  }

  get waiting(): number {
    return this.places;
  }

  run<T>(work: () => Promise<T>, { client = '', key }: PlaceOptions = {}): Promise<T> {
    if (this.places === 0 && this.mayStart) return this.start(work) as Promise<T>;
    const place = (key !== undefined && this.byKey.get(key)) || this.addPlace(work, key);
    const { result } = place.claims.get(client) ?? this.addClaim(place, client);
    while (this.places > (this.limit.waiting ?? Infinity)) this.refuseNewestOf(this.fullestClient(client));
    this.startNext();
    // All tasks with this key are the same kind of work, so the shared result has the type `T`.
    return result as Promise<T>;
  }

  private get mayStart(): boolean {
    return this.active < (this.limit.total ?? Infinity) && (this.options.tokens?.waitMs() ?? 0) === 0;
  }

  private async start(work: Work): Promise<unknown> {
    this.active += 1;
    const begin = performance.now();
    try {
      return await work();
    } finally {
      if (this.limit.rests) setTimeout(() => this.leave(), Math.min(performance.now() - begin, MAX_REST_MS));
      else this.leave();
    }
  }

  private leave(): void {
    this.active -= 1;
    this.startNext();
  }

  private startNext(): void {
    while (this.places > 0 && this.active < (this.limit.total ?? Infinity)) {
      const waitMs = this.options.tokens?.waitMs() ?? 0;
      if (waitMs > 0) {
        this.wakeUp ??= setTimeout(() => {
          this.wakeUp = undefined;
          this.startNext();
        }, waitMs);
        return;
      }
      const place = this.takeNext();
      const result = this.start(place.work);
      for (const claim of place.claims.values()) {
        clearTimeout(claim.timer);
        claim.resolve(result);
      }
    }
  }

  private addPlace(work: Work, key: string | undefined): Place {
    // The end of another task calls the work of this place. Without the binding, the work would run in the asynchronous
    // context of that task, and use up the time that the request of that task has for the database.
    const place: Place = { work: AsyncResource.bind(work), key, claims: new Map() };
    if (key !== undefined) this.byKey.set(key, place);
    this.places += 1;
    return place;
  }

  private addClaim(place: Place, client: string): Claim {
    const { promise: result, resolve, reject } = Promise.withResolvers<unknown>();
    const { waitMs } = this.limit;
    const timer = waitMs === undefined ? undefined : setTimeout(() => this.refuse(place, client), waitMs);
    const claim: Claim = { result, resolve, reject, timer };
    place.claims.set(client, claim);
    const queue = this.queues.get(client);
    if (queue) queue.push(place);
    else this.queues.set(client, [place]);
    return claim;
  }

  private takeNext(): Place {
    const [client, [place]] = this.nextQueue();
    this.removePlace(place);
    // The next turn of this client comes after the turns of all other clients.
    const rest = this.queues.get(client);
    if (rest) {
      this.queues.delete(client);
      this.queues.set(client, rest);
    }
    return place;
  }

  /** Called only while a place waits, so that there is a queue, and none is empty. */
  private nextQueue(): [client: string, places: [Place]] {
    let next: [string, Place[]] | undefined;
    let lowest = Infinity;
    for (const entry of this.queues) {
      const rank = this.rankOf(entry[0]);
      if (next && rank >= lowest) continue;
      next = entry;
      lowest = rank;
      // Without ranks, the first client in the map has the next turn.
      if (!this.options.rankOf) break;
    }
    return next as [string, [Place]];
  }

  /**
   * Returns the client with the most places. If several clients have the most places, returns the one whose turn comes
   * last. The newcomer is returned only if it has more places than every other client.
   */
  private fullestClient(newcomer: string): string {
    let fullest = newcomer;
    let most = this.queues.get(newcomer)?.length ?? 0;
    for (const [client, { length }] of this.queues) {
      const isLater = fullest === newcomer || this.rankOf(client) >= this.rankOf(fullest);
      if (client === newcomer || length < most || (length === most && !isLater)) continue;
      fullest = client;
      most = length;
    }
    return fullest;
  }

  private refuseNewestOf(client: string): void {
    const place = this.queues.get(client)?.at(-1);
    if (place) this.refuse(place, client);
  }

  /** Refuses the place to one client. Other clients that share the place continue to wait. */
  private refuse(place: Place, client: string): void {
    const claim = place.claims.get(client);
    if (!claim) return;
    if (place.claims.size === 1) this.removePlace(place);
    else this.removeFromQueue(place, client);
    place.claims.delete(client);
    clearTimeout(claim.timer);
    countExceeded(this.name);
    const { kind = 'unavailable', message = busy, retryAfterSeconds = 5 } = this.options;
    claim.reject(new DomainError(kind, message, { retryAfterSeconds }));
  }

  private removePlace(place: Place): void {
    for (const client of place.claims.keys()) this.removeFromQueue(place, client);
    if (place.key !== undefined) this.byKey.delete(place.key);
    this.places -= 1;
  }

  private removeFromQueue(place: Place, client: string): void {
    const queue = this.queues.get(client) ?? [];
    queue.splice(queue.indexOf(place), 1);
    if (queue.length === 0) this.queues.delete(client);
  }

  private rankOf(client: string): number {
    return this.options.rankOf?.(client) ?? 0;
  }
}
