import { type ConnectionReport, ShopClient } from './shop-client.js';

const TIMEOUT_MS = 5000;

export class FetchShopClient extends ShopClient {
  override async askConnection(publicUrl: string, nonce: string): Promise<ConnectionReport> {
    const url = new URL('/api/connection', publicUrl);
    url.searchParams.set('nonce', nonce);
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
    if (response.status !== 200) throw httpError(response.status);
    const body: unknown = await response.json();
    if (!isReport(body)) throw httpError(response.status);
    return body;
  }
}

function httpError(status: number): Error {
  return Object.assign(new Error('Not the response of a shop'), { code: `HTTP ${status}` });
}

function isReport(body: unknown): body is ConnectionReport {
  if (typeof body !== 'object' || body === null) return false;
  const { origin, proxies, proof } = body as Record<string, unknown>;
  return typeof origin === 'string' && typeof proxies === 'number' && typeof proof === 'string';
}
