import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  AdminOnly,
  ApiErrors,
  Cacheable,
  DeleteRow,
  DomainError,
  Id,
  IfMatch,
  PathKeyStrategy,
  Public,
  rowRoutes,
} from '../../../platform/index.js';
import { CategoryService } from '../../application/category-service.js';
import { slugTaken } from '../../domain/category.js';
import { categoriesChanged } from '../../domain/messages.js';
import {
  AdminCategoryResponse,
  CategoryBody,
  CategoryOrderBody,
  CategoryResponse,
  toAdminCategoryResponse,
  toCategoryDraft,
  toCategoryResponse,
} from './category.schemas.js';

const row = rowRoutes(CategoryResponse, toCategoryResponse);
const adminRow = rowRoutes(AdminCategoryResponse, toAdminCategoryResponse);

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

@ApiTags('catalog')
@AdminOnly()
@Controller('api/admin/categories')
export class AdminCategoriesController {
  constructor(private readonly categories: CategoryService) {}

  @Get()
  @ApiOperation({ summary: 'All categories by sort order, then name' })
  @ApiOkResponse({ type: [AdminCategoryResponse] })
  @ApiErrors()
  async adminListCategories(): Promise<AdminCategoryResponse[]> {
    return (await this.categories.adminList()).map(toAdminCategoryResponse);
  }

  @adminRow.Read('One category, with the version that an edit is based on')
  adminGetCategory(@Id() id: string) {
    return this.categories.adminGet(id);
  }

  @Put('order')
  @ApiOperation({
    summary: 'Puts the categories in this order',
    description: 'Changes only categories whose `sortOrder` differs.',
  })
  @ApiOkResponse({ type: [AdminCategoryResponse] })
  @ApiErrors(400, 403, new DomainError('conflict', categoriesChanged))
  async orderCategories(@Body() body: CategoryOrderBody): Promise<AdminCategoryResponse[]> {
    const ordered = await this.categories.order(body.ids);
    return ordered.map(toAdminCategoryResponse);
  }

  @adminRow.Restore('Restores a category that was deleted in the last 30 days', slugTaken('printing'))
  restoreCategory(@Id() id: string) {
    return this.categories.restore(id);
  }
}
