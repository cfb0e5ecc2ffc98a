import { type Finding, found, ok } from './finding.js';

/** How a request reached the shop. */
export interface Connection {
  /** Scheme, host and port under which the shop was called, as far as TRUST_PROXY lets it believe the proxy. */
  readonly origin: string;
  /** Number of addresses in X-Forwarded-For: each proxy adds one. */
  readonly proxies: number;
}

interface Settings {
  readonly publicUrl: string;
  readonly trustProxy: number;
}

/** Compares what proxies sent with PUBLIC_URL and TRUST_PROXY. */
export function judgeConnection(
  { origin, proxies }: Connection,
  { publicUrl, trustProxy }: Settings,
): Finding[] {
  // With a wrong TRUST_PROXY the scheme or host that the proxy names is not believed, which is no fault of its own.
  const isTrusted = proxies === trustProxy;
  return [
    isTrusted && origin !== publicUrl
      ? found('publicUrl', 'publicUrlDiffers', origin)
      : ok('publicUrl', publicUrl),
    isTrusted ? ok('proxies', String(proxies)) : found('proxies', 'trustProxyDiffers', String(proxies)),
  ];
}
