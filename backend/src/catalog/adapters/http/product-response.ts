import { ApiProperty } from '@nestjs/swagger';
import { CREATED_AT, IMAGES, IS_SAMPLE, UPDATED_AT, uuid, VERSION } from '../../../platform/index.js';
import type { ProductView } from '../../application/ports.js';
import type { ProductState } from '../../domain/product.js';

export class ProductResponse {
  @ApiProperty(uuid("The product's identifier"))
  id: string;

  @ApiProperty({ description: 'What visitors read above the price', example: 'Kartu Nama Premium' })
  name: string;

  @ApiProperty({ description: 'Plain text with line breaks', example: 'Dua sisi, art carton 310 gsm' })
  description: string;

  @ApiProperty({ description: "The category's slug", example: 'printing' })
  category: string;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    description: 'Whole rupiah, before any sale',
    example: 150000,
  })
  price: number;

  @ApiProperty(IMAGES)
  images: string[];

  @ApiProperty({ description: 'Whether it carries the mark for new products', example: false })
  isNew: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "Phone number as the owner typed it; null: the company's number",
    example: '0812 3456 7890',
  })
  whatsappNumber: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri',
    description: 'https URL of its Shopee listing; null: none',
    example: 'https://shopee.co.id/etalase.contoh',
  })
  shopeeLink: string | null;

  @ApiProperty({ description: 'Whether visitors see it', example: true })
  isActive: boolean;

  @ApiProperty(CREATED_AT)
  createdAt: string;

  @ApiProperty(UPDATED_AT)
  updatedAt: string;
}

/** A product with the fields that only the panel gets. */
export class AdminProductResponse extends ProductResponse {
  @ApiProperty(VERSION)
  version: number;

  @ApiProperty({ description: 'Whether its category was deleted', example: false })
  uncategorised: boolean;

  @ApiProperty(IS_SAMPLE)
  isSample: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'From then on it is active although it was hidden; ISO 8601, UTC; null: no time is set',
    example: '2026-12-24T02:00:00.000Z',
  })
  publishAt: string | null;
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
    publishAt: product.publishAt?.toISOString() ?? null,
  };
}
