import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HoldLimit } from '../../limiter/limits.js';

const PIECE_BYTES = 262_144;
const limits = new WeakMap<ServerResponse, HoldLimit>();

/** Returns the limit whose `holdMs` bounds how long the client may read nothing. */
export const silenceLimitOf = (response?: ServerResponse): HoldLimit =>
  (response && limits.get(response)) ?? 'silentConnections';

/** Whether the client has left. The event 'close' may not follow any more. */
export const hasLeft = (response: ServerResponse): boolean =>
  response.closed || response.req.socket.destroyed;

/** Sends bytes that many answers share in small pieces, so that an unread answer holds few of them. */
export async function streamShared(bytes: Buffer, response: ServerResponse, limit: HoldLimit): Promise<void> {
  limits.set(response, limit);
  // With the listeners of the pipeline, a response has a few more than Node expects.
  response.setMaxListeners(20);
  // A client that leaves is no error.
  await pipeline(Readable.from(piecesOf(bytes)), response).catch(() => undefined);
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
