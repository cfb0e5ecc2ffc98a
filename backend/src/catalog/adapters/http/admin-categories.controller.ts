import { Body, Controller, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, ApiErrors, DomainError, ETAG, ID, Id, setEtag } from '../../../platform/index.js';
import { CategoryService } from '../../application/category-service.js';
import { slugTaken } from '../../domain/category.js';
import { categoriesChanged } from '../../domain/messages.js';
import { AdminCategoryResponse, CategoryOrderBody, toAdminCategoryResponse } from './category.schemas.js';

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

  @Get(':id')
  @ApiOperation({ summary: 'One category, with the version that an edit is based on' })
  @ApiParam(ID)
  @ApiOkResponse({ type: AdminCategoryResponse, headers: ETAG })
  @ApiErrors(404)
  async adminGetCategory(
    @Id() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCategoryResponse> {
    const category = await this.categories.adminGet(id);
    setEtag(response, category.version);
    return toAdminCategoryResponse(category);
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

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restores a category that was deleted in the last 30 days' })
  @ApiParam(ID)
  @ApiOkResponse({ type: AdminCategoryResponse, headers: ETAG })
  @ApiErrors(403, 404, slugTaken('printing'))
  async restoreCategory(
    @Id() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCategoryResponse> {
    const category = await this.categories.restore(id);
    setEtag(response, category.version);
    return toAdminCategoryResponse(category);
  }
}
