import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import {
  BodyTexts,
  CREATED_AT,
  EmptyToNull,
  field,
  Fields,
  flag,
  integer,
  IS_SAMPLE,
  ReadOnlyFields,
  ResponseTexts,
  text,
  textOrNull,
  toResponse,
  UPDATED_AT,
  uuid,
  Uuids,
  VERSION,
} from '../../../platform/index.js';
import type { CountedCategoryView } from '../../application/ports.js';
import { type CategoryDraft, type CategoryState, MAX_SORT_ORDER } from '../../domain/category.js';
import { CATEGORY_TEXTS } from '../../domain/text-rules.js';
import { CHAT_NUMBER } from '../../domain/chat-number.js';
import * as messages from '../../domain/messages.js';
import { SERVICE_PAGES, type ServicePage } from '../../domain/service-page.js';
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '../../domain/slug.js';

/**
 * Body of a request that creates or replaces a category. Only types are checked here; `Category` checks the rest.
 */
@ReadOnlyFields<AdminCategoryResponse>('id', 'createdAt', 'updatedAt', 'version', 'productCount', 'isSample')
export class CategoryBody extends BodyTexts(CATEGORY_TEXTS) {
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

  @ApiPropertyOptional({
    enum: SERVICE_PAGES,
    enumName: 'Service',
    isArray: true,
    description:
      'The service pages that list its products, besides those that they match by name; empty: none. Without it an ' +
      'update keeps what is stored, and a new category gets the pages that its name suggests',
    example: ['printing'],
  })
  @IsOptional()
  @IsIn(SERVICE_PAGES, { each: true, message: messages.servicePageUnknown(SERVICE_PAGES) })
  @IsArray({ message: messages.notList(messages.servicePages) })
  servicePages?: ServicePage[] | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: CHAT_NUMBER.maxLength,
    description:
      "The chat number of the category's page, which the panel also fills into new products. Kept as typed, and refused " +
      'when no phone number can be understood; null: none. Without it an update keeps what is stored',
    example: '0812 3456 7890',
  })
  @EmptyToNull(CHAT_NUMBER.maxLength)
  @IsOptional()
  @IsString({ message: messages.notText(CHAT_NUMBER.label) })
  chatNumber?: string | null;
}

export class CategoryOrderBody {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    uniqueItems: true,
    description: 'All categories, the first one first',
    example: ['0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34'],
  })
  @Uuids(messages.categoryUnknown, messages.notList(messages.category))
  ids: string[];
}

export function toCategoryDraft(body: CategoryBody): CategoryDraft {
  return {
    name: body.name,
    slug: body.slug,
    description: body.description ?? null,
    sortOrder: body.sortOrder ?? 0,
    isActive: body.isActive ?? true,
    // Null means no pages and no number. Undefined keeps the stored values (see `CategoryDraft`).
    servicePages: body.servicePages === null ? [] : body.servicePages,
    chatNumber: body.chatNumber,
  };
}

export class CategoryResponse extends Fields(
  {
    id: field<string>(uuid("The category's identifier")),
    slug: text('Its name in URLs and in products, unique', 'printing'),
    sortOrder: integer('Lower shows first', 1),
    isActive: flag('Whether visitors see it', true),
    servicePages: field<ServicePage[]>({
      enum: SERVICE_PAGES,
      enumName: 'Service',
      isArray: true,
      description: 'The service pages that list its products, besides those that they match by name',
      example: ['printing'],
    }),
    chatNumber: textOrNull('The chat number of its page, as typed; null: none of its own', '0812 3456 7890'),
    createdAt: field<string>(CREATED_AT),
    updatedAt: field<string>(UPDATED_AT),
  },
  ResponseTexts(CATEGORY_TEXTS),
) {}

export class AdminCategoryResponse extends Fields(
  {
    version: field<number>(VERSION),
    productCount: integer('How many products it has, the inactive ones too', 12),
    isSample: field<boolean>(IS_SAMPLE),
  },
  CategoryResponse,
) {}

export const toCategoryResponse = (category: Omit<CategoryState, 'deletedAt'>): CategoryResponse =>
  toResponse(CategoryResponse, category);

export const toAdminCategoryResponse = (category: CountedCategoryView): AdminCategoryResponse =>
  toResponse(AdminCategoryResponse, category);
