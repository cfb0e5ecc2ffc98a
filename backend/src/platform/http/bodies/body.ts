import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../domain/domain-error.js';
import * as messages from '../../domain/messages.js';

const MAX_DEPTH = 12;
/** Maximum number of values and fields in a body; the panel's largest form sends about two hundred. */
const MAX_NODES = 2000;

// A charset parameter is ignored, because RFC 8259 allows only UTF-8.
const utf8 = new TextDecoder('utf-8', { fatal: true });

const UPLOADS = ['/api/media', '/api/admin/imports'];

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) !== 0);
}

export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/iu.test(headers['content-type'] ?? '');
}

/** Refuses API requests with a body that is neither JSON nor an upload. Such a body would otherwise count as empty. */
export function refuseUnsupportedBodies(request: Request, _response: Response, next: NextFunction): void {
  const isUpload = request.path.startsWith('/api/objects/') || UPLOADS.includes(request.path);
  if (!hasBody(request) || isJson(request) || isUpload || !request.path.startsWith('/api/')) next();
  else next(notJson());
}

/**
 * Reads a JSON body of at most `limit` bytes. Excessive nesting and too many values are refused before parsing.
 * @throws DomainError for a body that is refused.
 */
export async function readJson(request: IncomingMessage, limit: number, maxNodes?: number): Promise<object> {
  const bytes = await readBytes(request, limit);
  return bytes.length > 0 ? parseBytes(bytes, maxNodes) : {};
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // When the body is too large, the loop ends early. This must not destroy the request, because the response still
    // has to be sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable();
  }
  return Buffer.concat(chunks);
}

function parseBytes(bytes: Buffer, maxNodes?: number): object {
  if (isTooComplex(bytes, maxNodes)) throw new DomainError('invalid', messages.bodyTooComplex);
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw unreadable();
  }
  if (typeof value !== 'object' || value === null) throw unreadable();
  return value;
}

export const tooLarge = (): DomainError => new DomainError('too-large', messages.bodyTooLarge);

export const notJson = (): DomainError => new DomainError('unsupported-type', messages.bodyNotJson);

export const unreadable = (): DomainError => new DomainError('invalid', messages.bodyUnreadable);

/** Whether JSON has more nesting or values than any form sends. */
export function isTooComplex(bytes: Buffer, maxNodes = MAX_NODES): boolean {
  let depth = 0;
  let nodes = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (byte === COMMA) nodes += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      nodes += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    if (depth > MAX_DEPTH || nodes > maxNodes) return true;
  }
  return false;
}

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
