import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../domain/domain-error.js';

const DEEPEST = 12;

/** Refuses bodies of a type that no call takes, instead of treating them as empty. */
export function refuseForeignBodies(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  const type = request.headers['content-type'] ?? '';
  const json = /^application\/(?:[\w.-]+\+)?json\b/iu.test(type);
  const upload = request.path.startsWith('/api/objects/') || request.path === '/api/media';
  if (!hasBody || json || upload || !request.path.startsWith('/api/')) next();
  else next(new DomainError('unsupported-type', 'Isi permintaan harus berupa JSON (application/json)'));
}

/** Refuses JSON that is nested deeper than any body of ours, or that names a prototype. */
export function refuseHostileJson(request: Request, _response: Response, next: NextFunction): void {
  next(isHostile(request.body) ? new DomainError('invalid', 'Isi permintaan tidak dapat dibaca') : undefined);
}

function isHostile(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Object.hasOwn(value, '__proto__') || Object.hasOwn(value, 'constructor')) return true;
      for (const child of Object.values(value)) below.push(child);
    }
    level = below;
  }
  return false;
}
