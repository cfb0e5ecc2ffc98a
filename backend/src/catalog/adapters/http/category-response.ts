import { ApiProperty } from '@nestjs/swagger';
import type { CategoryView } from '../../application/ports/category-views.js';
import type { CategoryState } from '../../domain/category.js';

export class CategoryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Percetakan' })
  name: string;

  @ApiProperty({ example: 'printing' })
  slug: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: 'integer', description: 'Lower shows first' })
  sortOrder: number;

  @ApiProperty()
  isActive: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt: string;
}

/** A category with the fields that only the panel gets. */
export class AdminCategoryResponse extends CategoryResponse {
  @ApiProperty({ type: 'integer', description: 'Comes back in If-Match, as the ETag says it' })
  version: number;

  @ApiProperty({ type: 'integer', description: 'Its products, the inactive ones too' })
  productCount: number;

  @ApiProperty({ description: 'Seeded with the sample catalog' })
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
    createdAt: category.createdAt.toISOString(),
    updatedAt: category.updatedAt.toISOString(),
  };
}

export function toAdminCategoryResponse(category: CategoryView): AdminCategoryResponse {
  return {
    ...toCategoryResponse(category),
    version: category.version,
    productCount: category.productCount,
    isSample: category.isSample,
  };
}
