import { ApiProperty } from '@nestjs/swagger';
import type { ProductView } from '../../application/ports/product-views.js';
import type { ProductState } from '../../domain/product.js';

export class ProductResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Kartu Nama Premium' })
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: "The category's slug", example: 'printing' })
  category: string;

  @ApiProperty({ type: 'integer', format: 'int64', description: 'Whole rupiah', example: 150000 })
  price: number;

  @ApiProperty({ type: [String], description: 'The first is the main one' })
  images: string[];

  @ApiProperty()
  isNew: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'As the owner typed it' })
  whatsappNumber: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  shopeeLink: string | null;

  @ApiProperty()
  isActive: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt: string;
}

/** A product with the fields that only the panel gets. */
export class AdminProductResponse extends ProductResponse {
  @ApiProperty({ type: 'integer', description: 'Comes back in If-Match, as the ETag says it' })
  version: number;

  @ApiProperty({ description: 'Its category was deleted' })
  uncategorised: boolean;

  @ApiProperty({ description: 'Seeded with the sample catalog' })
  isSample: boolean;
}

export function toProductResponse(product: Omit<ProductState, 'deletedAt'>): ProductResponse {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    category: product.category,
    price: product.price,
    images: [...product.images],
    isNew: product.isNew,
    whatsappNumber: product.whatsappNumber,
    shopeeLink: product.shopeeLink,
    isActive: product.isActive,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

export function toAdminProductResponse(product: ProductView): AdminProductResponse {
  return {
    ...toProductResponse(product),
    version: product.version,
    uncategorised: product.uncategorised,
    isSample: product.isSample,
  };
}
