import { Body, Controller, Get, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ETAG,
  field,
  Fields,
  flag,
  IF_MATCH,
  IfMatch,
  setEtag,
  text,
  uuid,
  Uuids,
} from '../../../platform/index.js';
import { type PinList, PinService } from '../../application/pin-service.js';
import * as messages from '../../domain/messages.js';
import { MAX_PINS } from '../../domain/pins.js';

class PinsBody {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    maxItems: MAX_PINS,
    uniqueItems: true,
    description: 'The products in their order. A new pin has to exist; a hidden product keeps its place',
    example: ['0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34'],
  })
  @Uuids(messages.productUnknown, messages.notList(messages.pins))
  productIds: string[];
}

class PinnedProductResponse extends Fields({
  id: field<string>(uuid("The product's identifier")),
  name: text('What visitors read above the price', 'Kartu Nama Premium'),
  image: text('Its main image', 'https://images.example/kartu-nama.jpg'),
  isActive: flag('Whether visitors see it', true),
  isDeleted: flag('Whether it was deleted; its place waits for it', false),
}) {}

class PinsResponse {
  @ApiProperty({ type: [PinnedProductResponse], description: 'In their order' })
  products: PinnedProductResponse[];
}

@ApiTags('catalog')
@AdminOnly()
@Controller('api/admin/products/pins')
export class PinsController {
  constructor(private readonly pins: PinService) {}

  @Get()
  @ApiOperation({ summary: 'The products that stand first' })
  @ApiOkResponse({ type: PinsResponse, headers: ETAG })
  @ApiErrors()
  async getPins(@Res({ passthrough: true }) response: Response): Promise<PinsResponse> {
    return toResponse(await this.pins.list(), response);
  }

  @Put()
  @ApiOperation({
    summary: 'Replaces the products that stand first',
    description: 'They come first in lists that are not sorted, searched or of a service page.',
  })
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ type: PinsResponse, headers: ETAG })
  @ApiErrors(400, 403, 409)
  async savePins(
    @Body() body: PinsBody,
    @IfMatch() version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PinsResponse> {
    return toResponse(await this.pins.save(body.productIds, version), response);
  }
}

function toResponse({ products, version }: PinList, response: Response): PinsResponse {
  setEtag(response, version);
  return { products: [...products] };
}
