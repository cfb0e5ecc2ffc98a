// The order of both lists matters. User agents also contain the names of compatible browsers, and the user agents of
// Android contain 'Linux'.
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOP(?:R|T|X)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bUCBrowser\//u, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//u, 'Chrome'],
  [/\bVersion\/.*\bSafari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/u, 'Android'],
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bWindows\b/u, 'Windows'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];
// Longer user agents are not read, because a client can send any text.
const MAX_LENGTH = 1000;

/**
 * Returns the names of the browser and the system, such as 'Chrome di Android'. The name of an unknown browser is
 * 'Peramban'. Returns null if both are unknown.
 */
export function browserName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const find = (list: typeof BROWSERS): string | undefined =>
    list.find(([pattern]) => pattern.test(text))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) return system === undefined ? null : `Peramban di ${system}`;
  return system === undefined ? browser : `${browser} di ${system}`;
}
