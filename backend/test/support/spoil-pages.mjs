// A test loads this module into the process of a shop before the shop's own code. The file SPOILED_URLS contains a
// pattern of API URLs. When a page reads such a URL, each name in the response is replaced by `{}`, which makes React
// throw. Visitors still read valid data over HTTP.
import { readFileSync } from 'node:fs';
import { InProcessApi } from '../../dist/src/platform/cache/in-process-api.js';

const { fetch } = InProcessApi.prototype;

InProcessApi.prototype.fetch = async function (url) {
  const response = await fetch.call(this, url);
  if (!new RegExp(readFileSync(process.env.SPOILED_URLS, 'utf8'), 'u').test(url)) return response;
  const body = (await response.text()).replaceAll(/"name":"[^"]*"/gu, '"name":{}');
  return new Response(body, { status: response.status, headers: response.headers });
};
