import { defineConfig } from 'orval';

const input = '../openapi/openapi.json';
const target = 'src/api/generated';

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target,
      schemas: `${target}/models`,
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      // Path parameters come from the address bar; `..%2F` there must not lead to another call.
      urlEncodeParameters: true,
      // `If-Match` is an argument of the call.
      headers: true,
      override: {
        mutator: { path: 'src/api/http-client.ts', name: 'httpClient' },
        // Totals and versions travel in headers: a response is `{data, status, headers}`, a refusal is thrown.
        fetch: {
          includeHttpResponseReturnType: true,
          forceSuccessResponse: true,
          serializeResponseHeaders: true,
        },
        query: { version: 5, signal: true, usePrefetch: true, useInvalidate: true },
      },
    },
  },
  // What forms check before they send it.
  schemas: {
    input,
    output: {
      mode: 'tags-split',
      target,
      client: 'zod',
      fileExtension: '.zod.ts',
      indexFiles: false,
      override: {
        zod: { generate: { body: true, param: false, query: false, header: false, response: false } },
      },
    },
  },
});
