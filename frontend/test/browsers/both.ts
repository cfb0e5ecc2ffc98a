import { ADMIN_PASSWORD } from '../support/panel.js';
import { openFirefox } from './firefox.js';
import type { Visit } from './visit.js';
import { openWebKit } from './webkit.js';

export const BROWSERS = [
  { browser: 'Firefox', open: openFirefox },
  { browser: 'WebKit', open: openWebKit },
];

export async function login(visit: Visit): Promise<void> {
  await visit.open('/admin');
  await visit.type('Kata sandi', ADMIN_PASSWORD);
  await visit.press('button', 'Masuk');
  await visit.sees('Tambah Produk');
}
