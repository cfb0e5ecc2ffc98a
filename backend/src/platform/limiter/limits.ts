const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/**
 * A bound on the amount that clients may hold at the same time, as a count or in bytes. A missing number means no
 * bound.
 */
export interface Limit {
  /** The bound for all clients together. */
  readonly total?: number;
  readonly perClient?: number;
  readonly perConnection?: number;
  readonly perRequest?: number;
  /** The number of further tasks that may wait for a place. */
  readonly waiting?: number;
  /** The longest wait for a place, in milliseconds. */
  readonly waitMs?: number;
  /** The longest time for which a place may be kept, in milliseconds. */
  readonly holdMs?: number;
  /** After each task its place stays empty for as long as the task took, so that the event loop can do other work. */
  readonly rests?: boolean;
  /** A rate for all clients together: `perMinute` within any minute, and `burst` at once after a rest. */
  readonly rate?: { readonly perMinute: number; readonly burst: number };
  /** The effect of exceeding the limit. */
  readonly beyond: 'wait' | 'refuse' | 'close';
}

/**
 * The limits of one process, so that no number of clients can exhaust it. All limits of this kind are in this table.
 * Each refusal, and each wait that ends without a place, is counted (see `countExceeded`). A client is an IPv4 address
 * or an IPv6 /64 network.
 */
export const LIMITS = {
  /**
   * The hashing of passwords, also of those typed on known devices and in sessions. Two of libuv's four threads stay
   * free for files.
   */
  hashes: { total: 2, waiting: 20, beyond: 'refuse' },
  /**
   * Client connections. Allows 500 visitors behind one carrier's address with six connections each. Behind a proxy
   * there is no limit per client.
   */
  connections: { total: 4096, perClient: 3072, beyond: 'close' },
  /** Connections whose client receives none of the unsent answers. */
  silentConnections: { holdMs: 60_000, beyond: 'close' },
  /** Running requests. Only clients that pipeline send more before the first response; browsers do not. */
  requests: { perConnection: 8, beyond: 'wait' },
  /** Parsed requests that wait behind the running ones. One read of a socket can contain more than two thousand. */
  waitingRequests: { total: 10_000, beyond: 'close' },
  /** Bytes of finished answers that are not sent yet. Bytes that several answers share count once. */
  answers: { total: 64 * MEGABYTE, beyond: 'close' },
  /** Images being read. */
  imageReads: { total: 8, waiting: 4096, waitMs: 10_000, beyond: 'refuse' },
  /**
   * Bytes of the bodies of requests that are not yet allowed or refused: at most one read of the socket for each body.
   */
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
  /** Bytes of uploaded photos, with a session or to a signed upload URL. */
  uploads: { total: 64 * MEGABYTE, holdMs: 300_000, beyond: 'refuse' },
  /** Bodies that were answered before they had fully arrived. Their rest is received and dropped. */
  droppedBodies: { holdMs: 30_000, beyond: 'close' },
  /** Logins from browsers in which the owner never logged in. Waiting logins take turns by network, not by client. */
  unknownLogins: {
    total: 1,
    perClient: 3,
    waiting: 100,
    waitMs: 5000,
    rate: { perMinute: 60, burst: 6 },
    beyond: 'refuse',
  },
  /** Logins from the owner's browsers, and passwords typed in a session. Strangers cannot delay these. */
  knownLogins: { total: 2, perClient: 3, waiting: 10, beyond: 'refuse' },

  /** Rendered pages. */
  pages: { total: 2, waiting: 500, waitMs: 4000, beyond: 'refuse' },
  /** Rendered search results. Search terms are unlimited, so most of these pages are not cached. */
  searchPages: { total: 1, waiting: 100, waitMs: 4000, beyond: 'refuse' },
  /** Responses of the API with few rows. */
  reads: { total: 4, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** Product searches, each of which scans every product. */
  searches: { total: 2, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** Responses with up to all rows. Their JSON blocks the event loop and takes half a megabyte. */
  longLists: { total: 1, rests: true, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** Reads of the shop's own API for pages and previews that already hold a place. One page sends ten reads at once. */
  ownReads: { total: 12, waiting: 200, waitMs: 2500, beyond: 'refuse' },
  /** Reads of the data for link previews. */
  previews: { total: 2, waiting: 100, waitMs: 5000, beyond: 'refuse' },
  /** Drawings of link previews. Each keeps a core busy. */
  drawings: { total: 1, waiting: 100, waitMs: 10_000, beyond: 'refuse' },
  /** Photos that separate processes convert, one at a time on a small machine. Each photo takes three seconds. */
  photos: { total: 2, waiting: 16, beyond: 'refuse' },
  /** Downloads of backups whose client takes nothing. Each one blocks other backups and the clean-up of images. */
  stalledDownloads: { holdMs: 60_000, beyond: 'close' },
  /** Downloads of backups whose client needs longer than `holdMs` for `perRequest` bytes. */
  slowDownloads: { perRequest: 1_000_000, holdMs: 300_000, beyond: 'close' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
