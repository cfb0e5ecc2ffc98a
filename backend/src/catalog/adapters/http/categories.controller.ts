import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  Cacheable,
  ETAG,
  ID,
  Id,
  IF_MATCH,
  IfMatch,
  invalidIfMatch,
  PathKeyStrategy,
  Public,
  setEtag,
} from '../../../platform/index.js';
import { CategoryService } from '../../application/category-service.js';
import { slugTaken } from '../../domain/category.js';
import { CategoryBody, CategoryResponse, toCategoryDraft, toCategoryResponse } from './category.schemas.js';

@ApiTags('catalog')
@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoryService) {}

  @Get()
  @Public()
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({ summary: 'Active categories by sort order, then name' })
  @ApiOkResponse({ type: [CategoryResponse] })
  @ApiErrors()
  async listCategories(): Promise<CategoryResponse[]> {
    return (await this.categories.list()).map(toCategoryResponse);
  }

  @Get('slug/:slug')
  @Public()
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({ summary: 'One active category' })
  @ApiParam({ name: 'slug', description: "The category's slug", example: 'printing' })
  @ApiOkResponse({ type: CategoryResponse })
  @ApiErrors(404)
  async getCategoryBySlug(@Param('slug') slug: string): Promise<CategoryResponse> {
    return toCategoryResponse(await this.categories.getBySlug(slug));
  }

  @Post()
  @AdminOnly()
  @ApiOperation({ summary: 'Adds a category' })
  @ApiCreatedResponse({ type: CategoryResponse, headers: ETAG })
  @ApiErrors(400, 403, slugTaken('printing'))
  async createCategory(
    @Body() body: CategoryBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CategoryResponse> {
    const category = await this.categories.create(toCategoryDraft(body));
    setEtag(response, category.version);
    return toCategoryResponse(category);
  }

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Replaces what the owner decides about a category; a new slug moves its products',
  })
  @ApiParam(ID)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ type: CategoryResponse, headers: ETAG })
  @ApiErrors(400, 403, 404, 409)
  async updateCategory(
    @Id() id: string,
    @Body() body: CategoryBody,
    @IfMatch() version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CategoryResponse> {
    const category = await this.categories.update(id, toCategoryDraft(body), version);
    setEtag(response, category.version);
    return toCategoryResponse(category);
  }

  @Delete(':id')
  @HttpCode(204)
  @AdminOnly()
  @ApiOperation({ summary: 'Deletes a category; its products stay' })
  @ApiParam(ID)
  @ApiHeader(IF_MATCH)
  @ApiNoContentResponse()
  @ApiErrors(invalidIfMatch(), 403, 404, 409)
  async deleteCategory(@Id() id: string, @IfMatch() version: number | undefined): Promise<void> {
    await this.categories.remove(id, version);
  }
}
