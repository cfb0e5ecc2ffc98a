import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import { EmptyToNull, ReadOnlyFields } from '../../../platform/index.js';
import {
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  type CategoryDraft,
  MAX_SORT_ORDER,
} from '../../domain/category.js';
import * as messages from '../../domain/messages.js';
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '../../domain/slug.js';
import type { AdminCategoryResponse } from './category-response.js';

/**
 * Body of a request that creates or replaces a category. Only types are checked here; `Category` checks the rest.
 */
@ReadOnlyFields<AdminCategoryResponse>('id', 'createdAt', 'updatedAt', 'version', 'productCount', 'isSample')
export class CategoryBody {
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_CATEGORY_NAME_LENGTH,
    description: 'What visitors read',
    example: 'Percetakan',
  })
  @IsString({ message: messages.required(messages.categoryName) })
  name: string;

  @ApiProperty({
    minLength: 1,
    maxLength: MAX_SLUG_LENGTH,
    pattern: SLUG_PATTERN,
    description: 'Its name in URLs and in products, unique',
    example: 'printing',
  })
  @IsString({ message: messages.required(messages.slug) })
  slug: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_CATEGORY_DESCRIPTION_LENGTH,
    description: 'Plain text; null: none',
    example: 'Segala yang dicetak',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: messages.notText(messages.description) })
  description?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_SORT_ORDER,
    default: 0,
    description: 'Lower shows first',
    example: 1,
  })
  @IsOptional()
  @IsInt({ message: messages.sortOrderInvalid })
  sortOrder?: number;

  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    description: 'Whether visitors see it',
    example: true,
  })
  @IsOptional()
  @IsBoolean({ message: messages.notBoolean('isActive') })
  isActive?: boolean;
}

export function toCategoryDraft(body: CategoryBody): CategoryDraft {
  return {
    name: body.name,
    slug: body.slug,
    description: body.description ?? null,
    sortOrder: body.sortOrder ?? 0,
    isActive: body.isActive ?? true,
  };
}
