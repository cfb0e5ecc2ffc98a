import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  Cacheable,
  DeleteRow,
  Id,
  IfMatch,
  PathKeyStrategy,
  Public,
  rowRoutes,
} from '../../../platform/index.js';
import { CategoryService } from '../../application/category-service.js';
import { slugTaken } from '../../domain/category.js';
import { CategoryBody, CategoryResponse, toCategoryDraft, toCategoryResponse } from './category.schemas.js';

const row = rowRoutes(CategoryResponse, toCategoryResponse);

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

  @row.Create('Adds a category', slugTaken('printing'))
  createCategory(@Body() body: CategoryBody) {
    return this.categories.create(toCategoryDraft(body));
  }

  @row.Update('Replaces what the owner decides about a category; a new slug moves its products')
  updateCategory(@Id() id: string, @Body() body: CategoryBody, @IfMatch() version: number | undefined) {
    return this.categories.update(id, toCategoryDraft(body), version);
  }

  @DeleteRow('Deletes a category; its products stay')
  deleteCategory(@Id() id: string, @IfMatch() version: number | undefined) {
    return this.categories.remove(id, version);
  }
}
