import { createHmac } from 'node:crypto';
import type { DatabaseInspector } from './database-inspector.js';
import { type Finding, found, ok } from './finding.js';

const TIMEOUT_MS = 5000;

export interface Connection {
  /** Scheme, host and port of the requested URL. If TRUST_PROXY is set, they come from the proxy's headers. */
  readonly origin: string;
  /** The number of addresses in X-Forwarded-For. Each proxy adds one. */
  readonly proxies: number;
}

interface Settings {
  readonly publicUrl: string;
  readonly trustProxy: number;
}

export function judgeConnection(
  { origin, proxies }: Connection,
  { publicUrl, trustProxy }: Settings,
): Finding[] {
  // With a wrong TRUST_PROXY, the shop ignores the scheme and host that the proxy sends. So the origin is not compared.
  const isTrusted = proxies === trustProxy;
  return [
    isTrusted && origin !== publicUrl
      ? found('publicUrl', 'publicUrlDiffers', origin)
      : ok('publicUrl', publicUrl),
    isTrusted ? ok('proxies', String(proxies)) : found('proxies', 'trustProxyDiffers', String(proxies)),
  ];
}

/**
 * Proves to a caller that this shop answers the request, and not another shop at the same address. Only a caller that
 * can read the shop's database can check the proof.
 */
export class ShopIdentity {
  private installation: string | undefined;

  constructor(private readonly database: Pick<DatabaseInspector, 'inspect'>) {}

  /** @param nonce a random number that the caller chose. */
  async proofFor(nonce: string): Promise<string> {
    // The id of a shop never changes, so it is read only once. Otherwise each visitor's request would cost a query.
    this.installation ??= (await this.database.inspect()).installation;
    return createHmac('sha256', this.installation ?? '')
      .update(nonce)
      .digest('hex');
  }
}

export interface ConnectionReport extends Connection {
  /** The result of `ShopIdentity.proofFor` for the nonce. Only the shop with this database can compute the proof. */
  readonly proof: string;
}

export class ShopClient {
  /**
   * Asks the shop at this address how the request reached it.
   * @param nonce a random number, so that an earlier answer cannot be replayed.
   * @throws when no program answers at the address, or the answer is not a shop's.
   */
  async askConnection(publicUrl: string, nonce: string): Promise<ConnectionReport> {
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
