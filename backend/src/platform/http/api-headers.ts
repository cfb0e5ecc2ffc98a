import type { ApiHeaderOptions, ApiParamOptions } from '@nestjs/swagger';

export const ID: ApiParamOptions = { name: 'id', schema: { type: 'string', format: 'uuid' } };

export const IF_MATCH: ApiHeaderOptions = {
  name: 'If-Match',
  required: false,
  description: 'The ETag of the read that this change is based on; without it the last write wins',
  schema: { type: 'string', example: '"3"' },
};

export const ETAG = {
  ETag: { description: "The row's version, for If-Match", schema: { type: 'string' as const } },
};

export const TOTAL = {
  'X-Total-Count': {
    description: 'How many there are in all',
    schema: { type: 'integer' as const, minimum: 0 },
  },
};
