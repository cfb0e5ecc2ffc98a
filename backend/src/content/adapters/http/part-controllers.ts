import { Body, Controller, Get, HttpCode, Post, Res, type Type } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiSchema, ApiTags, PartialType } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  Cacheable,
  ETAG,
  IF_MATCH,
  IfMatch,
  PathKeyStrategy,
  Public,
  setEtag,
} from '../../../platform/index.js';
import { ContentService, type Versioned } from '../../application/content-service.js';
import type { PartEndpoint } from './content-parts.js';

/**
 * Returns the controllers of a part. The names of their methods are the names of the operations in the API contract.
 * The ETag of a response to the panel is the part's version.
 */
export function controllersOf(endpoint: PartEndpoint): Type[] {
  const { part, body, shown, changes, address, operation, summaries, rules, hasDefaults } = endpoint;

  @ApiTag(
    'content',
    'Texts, links and company details of the pages. Each object is read and saved as a whole.',
  )
  @Controller('api')
  class PublicPartController {
    constructor(private readonly content: ContentService) {}

    @Get(address)
    @Public()
    @Cacheable({ keyStrategy: PathKeyStrategy })
    @ApiOperation({
      summary: summaries.public,
      ...(part.withoutSamples && { description: SAMPLES_LEFT_OUT }),
    })
    @ApiOkResponse({ type: shown ?? body })
    @ApiErrors()
    [`get${operation}`](): Promise<object> {
      return this.content.readForVisitors(part);
    }
  }

  const save = `save${operation}`;

  @ApiTags('content')
  @AdminOnly()
  @Controller('api/admin')
  class AdminPartController {
    constructor(private readonly content: ContentService) {}

    @Get(address)
    @ApiOperation({ summary: `${summaries.admin}, with the version that an edit is based on` })
    @ApiOkResponse({ type: body, headers: ETAG })
    @ApiErrors()
    async [`adminGet${operation}`](@Res({ passthrough: true }) response: Response): Promise<object> {
      return withEtag(response, await this.content.read(part));
    }

    @Post(address)
    @HttpCode(200)
    @ApiOperation({ summary: summaries.save, description: rules })
    @ApiHeader(IF_MATCH)
    @ApiOkResponse({ type: body, headers: ETAG })
    @ApiErrors(400, 403, 409)
    async [save](
      @Body() sent: object,
      @IfMatch() version: number | undefined,
      @Res({ passthrough: true }) response: Response,
    ): Promise<object> {
      return withEtag(response, await this.content.save(part, sent, version));
    }
  }
  // Nest validates a body by the parameter types that the compiler records. The class of this body is only known at run
  // time, so the type is recorded here.
  const parameterTypes = [
    changes ?? changesOf(body, `${operation.replace(/Content$/u, '')}Changes`),
    Object,
    Object,
  ];
  Reflect.defineMetadata('design:paramtypes', parameterTypes, AdminPartController.prototype, save);

  @ApiTags('content')
  @AdminOnly()
  @Controller('api/admin')
  class PartDefaultsController {
    @Get(`${address}/defaults`)
    @ApiOperation({ summary: `${summaries.public}, as they are before the first save` })
    @ApiOkResponse({ type: body })
    @ApiErrors()
    [`adminGet${operation}Defaults`](): object {
      return part.defaults;
    }
  }
  return [PublicPartController, AdminPartController, ...(hasDefaults ? [PartDefaultsController] : [])];
}

const SAMPLES_LEFT_OUT =
  'Samples are left out once the content was saved or the shop has a product of the owner.';

/** Returns a class with the fields of the body. Each field may be missing, but null is validated like other values. */
function changesOf(body: Type<object>, name: string): Type<object> {
  const Changes = PartialType(body, { skipNullProperties: false });
  ApiSchema({ name, description: 'What is missing stays as it is' })(Changes);
  return Changes;
}

function withEtag<T>(response: Response, { value, version }: Versioned<T>): T {
  setEtag(response, version);
  return value;
}
