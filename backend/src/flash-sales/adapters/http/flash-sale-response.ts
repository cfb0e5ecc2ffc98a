import { ApiProperty } from '@nestjs/swagger';
import type { FlashSaleView } from '../../application/flash-sale-service.js';
import type { SaleProduct } from '../../application/ports/sale-products.js';
import type { FlashSaleStatus } from '../../domain/flash-sale.js';

const STATUSES: readonly FlashSaleStatus[] = ['scheduled', 'running', 'ended'];

export class FlashSaleProduct {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Kartu Nama Premium' })
  name: string;

  @ApiProperty({ type: 'integer', format: 'int64', description: 'Before the discount', example: 150000 })
  price: number;

  @ApiProperty({ type: [String], description: 'The first is the main one' })
  images: string[];
}

export class FlashSaleResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ type: 'integer', description: 'Whole percent', example: 25 })
  discountPercentage: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'At this instant it no longer runs' })
  endDate: string;

  @ApiProperty({ type: FlashSaleProduct })
  product: FlashSaleProduct;
}

/** A sale with the fields that only the panel gets. */
export class AdminFlashSaleResponse extends FlashSaleResponse {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: from creation on' })
  startDate: string | null;

  @ApiProperty({ enum: STATUSES, enumName: 'FlashSaleStatus' })
  status: FlashSaleStatus;

  @ApiProperty({ type: 'integer', description: 'Comes back in If-Match, as the ETag says it' })
  version: number;
}

export function toFlashSaleResponse(sale: FlashSaleView): FlashSaleResponse {
  return {
    id: sale.id,
    productId: sale.productId,
    discountPercentage: sale.discountPercentage,
    endDate: sale.endDate.toISOString(),
    product: toProduct(sale.product),
  };
}

export function toAdminFlashSaleResponse(sale: FlashSaleView): AdminFlashSaleResponse {
  return {
    ...toFlashSaleResponse(sale),
    startDate: sale.startDate?.toISOString() ?? null,
    status: sale.status,
    version: sale.version,
  };
}

function toProduct({ id, name, price, images }: SaleProduct): FlashSaleProduct {
  return { id, name, price, images: [...images] };
}
