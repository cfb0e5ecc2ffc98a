import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { BooleanParameter, IsPlainText, PageQuery } from '../../../platform/index.js';
import type { ProductSort } from '../../application/ports.js';
import * as messages from '../../domain/messages.js';
import { SERVICE_PAGES, type ServicePage } from '../../domain/service-page.js';
import { MAX_SLUG_LENGTH } from '../../domain/slug.js';

const MATCHES = ['exact', 'similar'] as const;
const SORTS: readonly ProductSort[] = ['newest', 'name', 'price'];

class CategoryPageQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: MAX_SLUG_LENGTH, description: "A category's slug" })
  @IsOptional()
  @IsString({ message: messages.notText('category') })
  @MaxLength(MAX_SLUG_LENGTH, { message: messages.tooLong('category', MAX_SLUG_LENGTH) })
  @IsPlainText()
  category?: string;

  @ApiPropertyOptional({
    enum: MATCHES,
    enumName: 'ProductMatch',
    default: 'exact',
    description:
      "The products that `q` finds, or, when it is `similar`, others that mention all of the query's words in any order, " +
      'or half of those that name a thing: at most 1,000 of those, the best first',
  })
  @IsOptional()
  @IsIn(MATCHES, { message: messages.notOneOf('match', MATCHES) })
  match?: (typeof MATCHES)[number];
}

export class ProductsQuery extends CategoryPageQuery {
  @ApiPropertyOptional({
    enum: SERVICE_PAGES,
    enumName: 'Service',
    description: "A service page's products",
  })
  @IsOptional()
  @IsIn(SERVICE_PAGES, { message: messages.notOneOf('service', SERVICE_PAGES) })
  service?: ServicePage;

  @ApiPropertyOptional({
    enum: SORTS,
    enumName: 'ProductSort',
    description:
      'Newest first, by name as Indonesian sorts, or cheapest first. Without it the pinned products come before the newest, but not with `q` or `service`',
  })
  @IsOptional()
  @IsIn(SORTS, { message: messages.notOneOf('sort', SORTS) })
  sort?: ProductSort;
}

export class AdminProductsQuery extends CategoryPageQuery {
  @BooleanParameter(messages.notBoolean('active'), {
    description: 'Only the active, or only the inactive ones',
  })
  active?: boolean;

  @BooleanParameter(messages.notBoolean('sample'), {
    description: 'Only the products of the sample catalog, or only the others',
  })
  sample?: boolean;

  @BooleanParameter(messages.notBoolean('photographed'), {
    description: "Only those with photos, or only those without: no image, or only the shop's own image",
  })
  photographed?: boolean;

  @BooleanParameter(messages.notBoolean('onServicePage'), {
    description: 'Only those that a service page lists, or only the others',
  })
  onServicePage?: boolean;
}
