import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsArray, IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import {
  BodyTexts,
  CREATED_AT,
  EmptyToNull,
  field,
  Fields,
  flag,
  IMAGES,
  IS_SAMPLE,
  IsInstant,
  PRICE_LABEL,
  PriceLabelSchema,
  ReadOnlyFields,
  requireInstant,
  ResponseTexts,
  text,
  textOrNull,
  toResponse,
  UPDATED_AT,
  uuid,
  VERSION,
} from '../../../platform/index.js';
import type { ProductDetail, ProductView } from '../../application/ports.js';
import { CHAT_NUMBER } from '../../domain/chat-number.js';
import * as messages from '../../domain/messages.js';
import { MAX_IMAGES } from '../../domain/product-images.js';
import type { SavedProduct } from '../../application/product-service.js';
import type { ProductDraft } from '../../domain/product.js';
import { MAX_SLUG_LENGTH } from '../../domain/slug.js';
import { mapProductTexts, PRODUCT_TEXTS, type ProductTexts } from '../../domain/text-rules.js';
import { PRICING, PricingBody, PricingSchema } from './pricing.schemas.js';

/**
 * Body of a request that creates or replaces a product. Only types are checked here; `Product` checks the rest.
 */
@ReadOnlyFields<AdminProductResponse>(
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'uncategorised',
  'isSample',
  'priceLabel',
)
export class ProductBody extends BodyTexts(PRODUCT_TEXTS) {
  @ApiProperty({
    description: "Slug of an existing category, or the product's current one",
    maxLength: MAX_SLUG_LENGTH,
    example: 'printing',
  })
  @IsString({ message: messages.required(messages.category) })
  category: string;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Whole rupiah',
    example: 150000,
  })
  @IsInt({ message: messages.priceInvalid })
  price: number;

  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MAX_IMAGES,
    description: 'Published images (`/objects/…`) or https URLs; the first is the main one',
    example: ['https://images.example/kartu-nama.jpg'],
  })
  @IsString({ each: true, message: messages.imageInvalid })
  @IsArray({ message: messages.imageRequired })
  images: string[];

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: CHAT_NUMBER.maxLength,
    description:
      'Kept as typed, and refused when no phone number can be understood; null: the product page has no chat button',
    example: '0812 3456 7890',
  })
  @EmptyToNull(CHAT_NUMBER.maxLength)
  @IsOptional()
  @IsString({ message: messages.notText(CHAT_NUMBER.label) })
  whatsappNumber?: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Whether it carries the mark for new products',
    example: false,
  })
  @IsOptional()
  @IsBoolean({ message: messages.notBoolean('isNew') })
  isNew?: boolean;

  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    description: 'Whether visitors see it',
    example: true,
  })
  @IsOptional()
  @IsBoolean({ message: messages.notBoolean('isActive') })
  isActive?: boolean;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'ISO 8601 with its offset: from then on visitors see a product that is not active; null: never. Without it the stored time stays. Dropped when the product is active, or when the time has passed',
    example: '2026-12-24T09:00:00+07:00',
  })
  @EmptyToNull()
  @IsOptional()
  @IsInstant({ message: messages.publishAtInvalid })
  publishAt?: string | null;

  @ApiPropertyOptional({
    type: PricingBody,
    nullable: true,
    description:
      'A price list; the `price` has to be its lowest price, and 0 if the price is told by chat. Null: none. Without it the stored list stays, and so does the price',
  })
  @Allow()
  pricing?: unknown;
}

export function toProductDraft(body: ProductBody): ProductDraft {
  return {
    ...(mapProductTexts((_, name) => body[name] ?? null) as ProductTexts),
    category: body.category,
    price: body.price,
    images: body.images,
    whatsappNumber: body.whatsappNumber ?? null,
    isNew: body.isNew ?? false,
    isActive: body.isActive ?? true,
    // Null and undefined have different meanings here (see `ProductDraft`).
    publishAt: typeof body.publishAt === 'string' ? requireInstant(body.publishAt) : body.publishAt,
    pricing: body.pricing,
  };
}

export class ProductResponse extends Fields(
  {
    id: field<string>(uuid("The product's identifier")),
    category: text("The category's slug", 'printing'),
    price: field<number>({
      type: 'integer',
      format: 'int64',
      description: 'Whole rupiah, before any sale; with a price list its lowest price',
      example: 150000,
    }),
    priceLabel: field<PriceLabelSchema | null>(PRICE_LABEL),
    images: field<string[]>(IMAGES),
    isNew: flag('Whether it carries the mark for new products', false),
    whatsappNumber: textOrNull(
      'Phone number as the owner typed it; null: the product page has no chat button',
      '0812 3456 7890',
    ),
    isActive: flag('Whether visitors see it', true),
    createdAt: field<string>(CREATED_AT),
    updatedAt: field<string>(UPDATED_AT),
  },
  ResponseTexts(PRODUCT_TEXTS),
) {}

export class ProductDetailResponse extends ProductResponse {
  @ApiProperty(PRICING)
  pricing: PricingSchema | null;
}

export class AdminProductResponse extends Fields(
  {
    version: field<number>(VERSION),
    uncategorised: flag('Whether its category was deleted', false),
    isSample: field<boolean>(IS_SAMPLE),
    publishAt: field<string | null>({
      type: String,
      format: 'date-time',
      nullable: true,
      description: 'From then on it is active although it was hidden; ISO 8601, UTC; null: no time is set',
      example: '2026-12-24T02:00:00.000Z',
    }),
  },
  ProductResponse,
) {}

export class AdminProductDetailResponse extends AdminProductResponse {
  @ApiProperty(PRICING)
  pricing: PricingSchema | null;
}

type SingleProduct = Omit<SavedProduct, 'deletedAt'>;

export const toProductResponse = (product: Omit<SingleProduct, 'pricing'>): ProductResponse =>
  toResponse(ProductResponse, product);

export const toAdminProductResponse = (product: ProductView): AdminProductResponse =>
  toResponse(AdminProductResponse, product);

export const toProductDetailResponse = (product: SingleProduct): ProductDetailResponse =>
  toResponse(ProductDetailResponse, { ...product, ...pricingOf(product) });

export const toAdminProductDetailResponse = (product: ProductDetail): AdminProductDetailResponse =>
  toResponse(AdminProductDetailResponse, { ...product, ...pricingOf(product) });

const pricingOf = ({ pricing }: SingleProduct) => ({ pricing: pricing as PricingSchema | null });
