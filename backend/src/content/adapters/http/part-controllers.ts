import { Body, Controller, Get, HttpCode, Post, Res, type Type } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiSchema, ApiTags, PartialType } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
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
 * Returns the controllers of a part: one for visitors and one for the panel. The names of their methods are the names
 * of the operations in the API contract.
 */
export function controllersOf({ part, body, changes, summary }: PartEndpoint): Type[] {
  const title = part.key.charAt(0).toUpperCase() + part.key.slice(1);
  const name = `${title}Content`;

  @ApiTags('content')
  @Controller('api/content')
  class PublicPartController {
    constructor(private readonly content: ContentService) {}

    @Get(part.key)
    @Public()
    @Cacheable({ keyStrategy: PathKeyStrategy })
    @ApiOperation({ summary })
    @ApiOkResponse({ type: body })
    @ApiErrors()
    [`get${name}`](): Promise<object> {
      return this.content.readForVisitors(part);
    }
  }

  const save = `save${name}`;

  @ApiTags('content')
  @AdminOnly()
  @Controller('api/admin/content')
  class AdminPartController {
    constructor(private readonly content: ContentService) {}

    @Get(part.key)
    @ApiOperation({ summary: `${summary}, with the version that an edit is based on` })
    @ApiOkResponse({ type: body, headers: ETAG })
    @ApiErrors()
    async [`adminGet${name}`](@Res({ passthrough: true }) response: Response): Promise<object> {
      return withEtag(response, await this.content.read(part));
    }

    @Get(`${part.key}/defaults`)
    @ApiOperation({ summary: `${summary}, as they are before the first save` })
    @ApiOkResponse({ type: body })
    @ApiErrors()
    [`adminGet${name}Defaults`](): object {
      return part.defaults;
    }

    @Post(part.key)
    @HttpCode(200)
    @ApiOperation({
      summary: `Save: ${summary}`,
      description: 'A missing field keeps its stored value; null removes it, where the contract allows null.',
    })
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
  const parameterTypes = [changes ?? changesOf(body, `${title}Changes`), Object, Object];
  Reflect.defineMetadata('design:paramtypes', parameterTypes, AdminPartController.prototype, save);
  return [PublicPartController, AdminPartController];
}

/** Returns a class with the fields of the body. Each field may be missing, but null is validated like other values. */
function changesOf(body: Type<object>, name: string): Type<object> {
  const Changes = PartialType(body, { skipNullProperties: false });
  ApiSchema({ name, description: 'What is missing stays as it is' })(Changes);
  return Changes;
}

export function withEtag<T>(response: Response, { value, version }: Versioned<T>): T {
  setEtag(response, version);
  return value;
}
