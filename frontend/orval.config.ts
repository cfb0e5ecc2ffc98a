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
      // Path parameters come from the URL; an encoded `..%2F` must not reach another endpoint.
      urlEncodeParameters: true,
      // Makes header parameters (`If-Match`) arguments of the generated functions.
      headers: true,
      override: {
        mutator: { path: 'src/api/http-client.ts', name: 'httpClient' },
        // Totals and versions are headers: a call resolves to `{data, status, headers}` and throws on an error status.
        fetch: {
          includeHttpResponseReturnType: true,
          forceSuccessResponse: true,
          serializeResponseHeaders: true,
        },
        query: { version: 5, signal: true, usePrefetch: true, useInvalidate: true },
      },
    },
  },
  // Zod schemas of the request bodies, for validation in forms.
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
