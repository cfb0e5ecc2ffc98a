import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, ApiErrors, DomainError, Id, rowRoutes } from '../../../platform/index.js';
import { CategoryService } from '../../application/category-service.js';
import { slugTaken } from '../../domain/category.js';
import { categoriesChanged } from '../../domain/messages.js';
import { AdminCategoryResponse, CategoryOrderBody, toAdminCategoryResponse } from './category.schemas.js';

const row = rowRoutes(AdminCategoryResponse, toAdminCategoryResponse);

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

  @row.Read('One category, with the version that an edit is based on')
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

  @row.Restore('Restores a category that was deleted in the last 30 days', slugTaken('printing'))
  restoreCategory(@Id() id: string) {
    return this.categories.restore(id);
  }
}
