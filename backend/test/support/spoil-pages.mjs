// Preloaded by a shop whose pages a test breaks. In responses to URLs that match the pattern in the file SPOILED_URLS,
// pages read `{}` instead of each name. React throws when a component renders it. Visitors still read valid data over
// HTTP.
import { readFileSync } from 'node:fs';
import { InProcessApi } from '../../dist/src/platform/cache/in-process-api.js';

const { fetch } = InProcessApi.prototype;

InProcessApi.prototype.fetch = async function (url) {
  const response = await fetch.call(this, url);
  if (!new RegExp(readFileSync(process.env.SPOILED_URLS, 'utf8'), 'u').test(url)) return response;
  const body = (await response.text()).replaceAll(/"name":"[^"]*"/gu, '"name":{}');
  return new Response(body, { status: response.status, headers: response.headers });
};
