const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A bound of what clients may hold at the same time, as a count or in bytes. A missing number is no bound. */
export interface Limit {
  /** Of all clients together. */
  readonly total?: number;
  readonly perClient?: number;
  readonly perConnection?: number;
  readonly perRequest?: number;
  /** How many more may wait for a place. */
  readonly waiting?: number;
  /** Milliseconds that one may wait for a place. */
  readonly waitMs?: number;
  /** Milliseconds that one may keep its place. */
  readonly holdMs?: number;
  /**
   * After each task its place stays empty for as long as the task took, so that the event loop has time for others.
   */
  readonly rests?: boolean;
  /** A rate of all clients together: how many in a minute, and how many at once after a time of rest. */
  readonly rate?: { readonly perMinute: number; readonly burst: number };
  /** What happens beyond the limit. */
  readonly beyond: 'wait' | 'refuse' | 'close';
}

/**
 * What one process lets clients hold, so that no number of them can exhaust it. Every such number is in this table, and
 * reaching one is counted (see `countExceeded`). A client is an IPv4 address or an IPv6 /64 network.
 */
export const LIMITS = {
  /** Password hashes, also those of known devices and sessions. Two of libuv's four threads stay for files. */
  hashes: { total: 2, waiting: 20, beyond: 'refuse' },
  /** 500 visitors behind one carrier's address have six connections each. Unlimited per client behind a proxy. */
  connections: { total: 4096, perClient: 3072, beyond: 'close' },
  /** Connections whose client takes nothing of the answers that are not sent yet. */
  silentConnections: { holdMs: 60_000, beyond: 'close' },
  /** Requests at work. Only clients that pipeline send more before the first is answered; browsers do not. */
  requests: { perConnection: 8, beyond: 'wait' },
  /** Parsed requests behind those at work; more than two thousand fit into one read of a socket. */
  waitingRequests: { total: 10_000, beyond: 'close' },
  /** Bytes of finished answers that are not sent yet; what several answers share counts once. */
  answers: { total: 64 * MEGABYTE, beyond: 'close' },
  /** Images being read. */
  imageReads: { total: 8, waiting: 4096, waitMs: 10_000, beyond: 'refuse' },
  /** Bytes of bodies that arrive before it is known whether the request is allowed: at most one read of the socket each. */
  arrivingBodies: {
    total: 8 * MEGABYTE,
    perClient: 2 * MEGABYTE,
    perRequest: 64 * KILOBYTE,
    beyond: 'refuse',
  },
  /** Bytes of JSON bodies without a session. */
  publicBodies: {
    total: 8 * MEGABYTE,
    perClient: 64 * KILOBYTE,
    perRequest: 16 * KILOBYTE,
    holdMs: 30_000,
    beyond: 'refuse',
  },
  /** Bytes of JSON bodies with a session. */
  adminBodies: { total: 32 * MEGABYTE, perRequest: 512 * KILOBYTE, holdMs: 30_000, beyond: 'refuse' },
  /** Bytes of photos with a session or to a signed upload URL. */
  uploads: { total: 64 * MEGABYTE, holdMs: 300_000, beyond: 'refuse' },
  /** Bodies of which the rest is dropped because they were answered before they had arrived. */
  droppedBodies: { holdMs: 30_000, beyond: 'close' },
  /** Logins of browsers in which the owner never logged in. They wait by network, not by client. */
  unknownLogins: {
    total: 1,
    perClient: 3,
    waiting: 100,
    waitMs: 5000,
    rate: { perMinute: 60, burst: 6 },
    beyond: 'refuse',
  },
  /** Logins of the owner's browsers, and passwords typed in a session, so that strangers cannot hold these up. */
  knownLogins: { total: 2, perClient: 3, waiting: 10, beyond: 'refuse' },

  /** Rendered pages. */
  pages: { total: 2, waiting: 500, waitMs: 4000, beyond: 'refuse' },
  /** Rendered search results. Search terms are unlimited, so most of them are not in the cache. */
  searchPages: { total: 1, waiting: 100, waitMs: 4000, beyond: 'refuse' },
  /** Responses of the API with few rows. */
  reads: { total: 4, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** Product searches, each of which scans every product. */
  searches: { total: 2, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** Responses with up to all rows. Their JSON takes the event loop and half a megabyte. */
  longLists: { total: 1, rests: true, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** What pages and previews read while they hold a place. */
  ownReads: { total: 8, waiting: 200, waitMs: 2500, beyond: 'refuse' },
  /** Link previews whose facts are read. */
  previews: { total: 2, waiting: 100, waitMs: 5000, beyond: 'refuse' },
  /** Link previews that are drawn, which keeps a core busy. */
  drawings: { total: 1, waiting: 100, waitMs: 10_000, beyond: 'refuse' },
  /** Photos in processes of their own, one at a time on a small machine. Each takes three seconds. */
  photos: { total: 2, waiting: 16, beyond: 'refuse' },
  /** Downloads of backups whose client takes nothing. Each keeps other backups and the clean-up of images waiting. */
  stalledDownloads: { holdMs: 60_000, beyond: 'close' },
  /** Downloads of backups whose client takes longer than this for so many bytes. */
  slowDownloads: { perRequest: 1_000_000, holdMs: 300_000, beyond: 'close' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
