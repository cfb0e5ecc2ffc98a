const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/**
 * The maximum that clients may hold at the same time: a number of tasks, connections or requests, or an amount of
 * bytes. A missing number means that there is no maximum.
 */
export interface Limit {
  readonly total?: number;
  readonly perClient?: number;
  readonly perConnection?: number;
  readonly perRequest?: number;
  readonly waiting?: number;
  /** The longest time that a task may wait, in milliseconds. */
  readonly waitMs?: number;
  /** The longest time, in milliseconds, for which a client may hold a connection, a body or a download. */
  readonly holdMs?: number;
  /**
   * Whether a pause follows each task, so that the event loop can do other work. The pause is as long as the task, up
   * to a maximum.
   */
  readonly rests?: boolean;
  /**
   * A rate for all clients together: at most `perMinute` in any minute. After a pause, `burst` tasks may start at once.
   */
  readonly rate?: { readonly perMinute: number; readonly burst: number };
  readonly ratePerClient?: { readonly perMinute: number };
  /**
   * The effect of exceeding the limit: the task waits, the request is refused, or the connection is closed. No code
   * reads this field.
   */
  readonly beyond: 'wait' | 'refuse' | 'close';
}

/**
 * The limits of one process, so that no number of clients can exhaust its resources. All limits of this kind are in
 * this table. `countExceeded` counts each refusal, and each wait that ends before a place was free. A client is an IPv4
 * address or an IPv6 /64 network.
 */
export const LIMITS = {
  /**
   * Hashes of passwords, including passwords that the owner types on known devices and in sessions. Two of libuv's four
   * threads remain for files.
   */
  hashes: { total: 2, waiting: 20, beyond: 'refuse' },
  /**
   * Connections of clients. A mobile carrier's single address may have 500 visitors with six connections each. Behind a
   * proxy there is no limit per client. Beyond the limit, a new connection replaces an idle one of the client with the
   * most connections, or one without a complete request for `holdMs`.
   */
  connections: { total: 3500, perClient: 3072, holdMs: 10_000, beyond: 'close' },
  /** Connections whose client reads nothing of the unsent answers. */
  silentConnections: { holdMs: 60_000, beyond: 'close' },
  /** Running requests, and parsed requests that wait for the end of a running one. Browsers and proxies never wait. */
  requests: { perConnection: 1, waiting: 1, beyond: 'close' },
  /** Bytes of finished answers that are not sent yet. Bytes that several answers share count once. */
  answers: { total: 64 * MEGABYTE, beyond: 'close' },
  imageReads: { total: 8, waiting: 4096, waitMs: 10_000, beyond: 'refuse' },
  /**
   * Bytes of the bodies of requests that have been neither allowed nor refused yet. Each body counts at most one read
   * of the socket.
   */
  arrivingBodies: {
    total: 8 * MEGABYTE,
    perClient: 2 * MEGABYTE,
    perRequest: 64 * KILOBYTE,
    beyond: 'refuse',
  },
  /** Bytes of JSON bodies on public routes. */
  publicBodies: {
    total: 8 * MEGABYTE,
    perClient: 64 * KILOBYTE,
    perRequest: 16 * KILOBYTE,
    holdMs: 30_000,
    beyond: 'refuse',
  },
  /** Bytes of JSON bodies on routes that require a session. */
  adminBodies: { total: 32 * MEGABYTE, perRequest: 512 * KILOBYTE, holdMs: 30_000, beyond: 'refuse' },
  /** Bytes of uploaded photos, either in requests with a session or to a signed upload URL. */
  uploads: { total: 64 * MEGABYTE, holdMs: 300_000, beyond: 'refuse' },
  /**
   * Bodies whose request was answered before the whole body arrived. The rest of the body is received and discarded.
   */
  droppedBodies: { total: 64, perClient: 16, holdMs: 30_000, beyond: 'close' },
  /**
   * Logins from browsers in which the owner has never logged in. Waiting logins are served in turn by network, not by
   * client.
   */
  unknownLogins: {
    total: 1,
    perClient: 3,
    waiting: 100,
    waitMs: 5000,
    rate: { perMinute: 60, burst: 6 },
    beyond: 'refuse',
  },
  /**
   * Logins from the owner's browsers, and passwords that are typed in a session. Logins of strangers cannot delay these
   * logins.
   */
  knownLogins: { total: 2, perClient: 3, waiting: 10, beyond: 'refuse' },
  /** Events of visitors that are counted: page views, taps and searches. */
  visits: { rate: { perMinute: 18_000, burst: 600 }, ratePerClient: { perMinute: 120 }, beyond: 'refuse' },
  /** Words of searches without a result that are stored for the first time, in one day. The total is of all replicas. */
  newWords: { total: 200, perClient: 40, beyond: 'refuse' },

  pages: { total: 2, waiting: 500, waitMs: 4000, beyond: 'refuse' },
  /** Rendered pages with search results. Visitors can search for anything, so most of these pages are not cached. */
  searchPages: { total: 1, waiting: 100, waitMs: 4000, beyond: 'refuse' },
  /** Rendered pages of many products, each of which keeps the event loop busy. */
  longPages: { total: 1, rests: true, waiting: 100, waitMs: 4000, beyond: 'refuse' },
  /** Responses of the API with few rows. */
  reads: { total: 4, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** Product searches, each of which scans every product. */
  searches: { total: 2, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /** API responses that may contain all rows. Building their JSON blocks the event loop, and needs half a megabyte. */
  longLists: { total: 1, rests: true, waiting: 500, waitMs: 2500, beyond: 'refuse' },
  /**
   * Reads of the shop's own API for pages and previews that have already been admitted by another limit. A page sends
   * ten reads at once.
   */
  ownReads: { total: 12, waiting: 200, waitMs: 2500, beyond: 'refuse' },
  /** Changes of many products, each of which keeps the event loop and the rows of the products busy. */
  bulkChanges: { total: 1, waiting: 20, waitMs: 10_000, beyond: 'refuse' },
  /** Reads of the data for link previews. */
  previews: { total: 2, waiting: 100, waitMs: 5000, beyond: 'refuse' },
  /** Drawings of link previews and of the shop's icons. Each drawing keeps a core busy. */
  drawings: { total: 1, waiting: 100, waitMs: 10_000, beyond: 'refuse' },
  /** Drawings of the price list, in a process of their own that takes seconds. All who wait share the next one. No
   * request takes longer than `waitMs`. */
  priceLists: { total: 1, waiting: 100, waitMs: 30_000, beyond: 'refuse' },
  /** Downloads of the price list, which share one buffer. A client that reads nothing for `holdMs` is cut. */
  priceListDownloads: { total: 32, perClient: 4, holdMs: 60_000, beyond: 'refuse' },
  /**
   * Photos that separate processes convert. A small machine converts one photo at a time. Each photo takes three
   * seconds.
   */
  photos: { total: 2, waiting: 16, beyond: 'refuse' },
  /** Lists of products that a separate process reads. */
  imports: { total: 1, waiting: 2, beyond: 'refuse' },
  /** Bytes of lists of products that are received, read or compared. */
  importedBytes: { total: 15 * MEGABYTE, perRequest: 5 * MEGABYTE, beyond: 'refuse' },
  /**
   * Downloads of backups whose client reads nothing. Each of these downloads blocks other backups and the clean-up of
   * images.
   */
  stalledDownloads: { holdMs: 60_000, beyond: 'close' },
  /** Downloads of backups whose client needs more than `holdMs` milliseconds to read `perRequest` bytes. */
  slowDownloads: { perRequest: 1_000_000, holdMs: 300_000, beyond: 'close' },
} as const satisfies Record<string, Limit>;

/** The longest time of a change of many rows. Meanwhile, other changes of the same rows wait. */
export const MAX_CHANGE_MS = 10_000;

/** The most rows of one statement in such a change. More rows could take longer than a statement may. */
export const ROWS_AT_ONCE = 200;

export type LimitName = keyof typeof LIMITS;

/** The limits of how long a client may do nothing. */
export type HoldLimit = {
  [Name in LimitName]: (typeof LIMITS)[Name] extends { readonly holdMs: number } ? Name : never;
}[LimitName];
