import { ApiProperty } from '@nestjs/swagger';
import { CREATED_AT, IS_SAMPLE, UPDATED_AT, uuid, VERSION } from '../../../platform/index.js';
import type { CountedCategoryView } from '../../application/ports.js';
import type { CategoryState } from '../../domain/category.js';
import { SERVICE_PAGES, type ServicePage } from '../../domain/service-page.js';

export class CategoryResponse {
  @ApiProperty(uuid("The category's identifier"))
  id: string;

  @ApiProperty({ description: 'What visitors read', example: 'Percetakan' })
  name: string;

  @ApiProperty({ description: 'Its name in URLs and in products, unique', example: 'printing' })
  slug: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Plain text; null: none',
    example: 'Segala yang dicetak',
  })
  description: string | null;

  @ApiProperty({ type: 'integer', description: 'Lower shows first', example: 1 })
  sortOrder: number;

  @ApiProperty({ description: 'Whether visitors see it', example: true })
  isActive: boolean;

  @ApiProperty({
    enum: SERVICE_PAGES,
    enumName: 'Service',
    isArray: true,
    description: 'The service pages that list its products, besides those that they match by name',
    example: ['printing'],
  })
  servicePages: ServicePage[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The chat number of its page, as typed; null: none of its own',
    example: '0812 3456 7890',
  })
  chatNumber: string | null;

  @ApiProperty(CREATED_AT)
  createdAt: string;

  @ApiProperty(UPDATED_AT)
  updatedAt: string;
}

/** A category with the fields that only the panel gets. */
export class AdminCategoryResponse extends CategoryResponse {
  @ApiProperty(VERSION)
  version: number;

  @ApiProperty({
    type: 'integer',
    description: 'How many products it has, the inactive ones too',
    example: 12,
  })
  productCount: number;

  @ApiProperty(IS_SAMPLE)
  isSample: boolean;
}

export function toCategoryResponse(category: Omit<CategoryState, 'deletedAt'>): CategoryResponse {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    description: category.description,
    sortOrder: category.sortOrder,
    isActive: category.isActive,
    servicePages: [...category.servicePages],
    chatNumber: category.chatNumber,
    createdAt: category.createdAt.toISOString(),
    updatedAt: category.updatedAt.toISOString(),
  };
}

export function toAdminCategoryResponse(category: CountedCategoryView): AdminCategoryResponse {
  return {
    ...toCategoryResponse(category),
    version: category.version,
    productCount: category.productCount,
    isSample: category.isSample,
  };
}
