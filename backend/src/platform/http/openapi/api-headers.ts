import type { ApiHeaderOptions, ApiParamOptions } from '@nestjs/swagger';

export const ID: ApiParamOptions = {
  name: 'id',
  description: "The row's identifier",
  schema: { type: 'string', format: 'uuid', example: '0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34' },
};

export const IF_MATCH: ApiHeaderOptions = {
  name: 'If-Match',
  required: false,
  description: 'The ETag of the response on which this change is based; without it, the last write wins',
  schema: { type: 'string', example: '"3"' },
};

export const IDEMPOTENCY_KEY: ApiHeaderOptions = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'A UUID (RFC 9562) that becomes the id of the new row. A second request with the same key gets 409.',
  schema: { type: 'string', format: 'uuid' },
};

export const ETAG = {
  ETag: {
    description: "The row's version, for If-Match",
    schema: { type: 'string' as const, example: '"3"' },
  },
};

export const TOTAL = {
  'X-Total-Count': {
    description: 'The number of rows on all pages',
    schema: { type: 'integer' as const, minimum: 0, example: 42 },
  },
};
