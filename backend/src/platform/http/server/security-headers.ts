import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../config/config.js';

/**
 * Returns the security headers of every response, with lowercase names. The content security policy allows images from
 * any https site, because the owner may link to images on other sites.
 * @param scriptSources further sources in the policy, which allow a document's inline scripts or WebAssembly.
 */
export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'devServer'>,
  scriptSources: readonly string[] = [],
): Readonly<Record<string, string>> {
  const https = config.publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's dev server adds an inline script for hot module replacement, and reports changes over a WebSocket.
        scriptSrc: ["'self'", ...scriptSources, ...(config.devServer ? ["'unsafe-inline'"] : [])],
        // Chakra renders style tags, which cannot have nonces because pages are cached.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'https:', 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(config.devServer ? ['ws:'] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", 'https://wa.me', 'https://api.whatsapp.com'],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    // Link previews and other sites may show the shop's images.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // No supported browser reads the first two. The third one only makes links to other sites slower.
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
  // Helmet is Express middleware. This object replaces the response, and collects the headers that Helmet sets.
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: (name: string) => void delete headers[name.toLowerCase()],
  };
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
