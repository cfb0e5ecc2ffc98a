import { defineConfig } from 'orval';

export default defineConfig({
  etalase: {
    input: '../openapi/openapi.json',
    output: {
      mode: 'tags-split',
      target: 'src/api/generated',
      schemas: 'src/api/generated/models',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      // Path parameters come from the address bar; `..%2F` there must not lead to another call.
      urlEncodeParameters: true,
      override: {
        mutator: { path: 'src/api/http-client.ts', name: 'httpClient' },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true, usePrefetch: true, useInvalidate: true },
      },
    },
  },
});
