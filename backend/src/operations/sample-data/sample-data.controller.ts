import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { SampleCategories } from '../../platform/domain/sample-data.js';
import { AdminOnly, ApiErrors, ApiTag, field, Fields } from '../../platform/index.js';
import { SampleDataService } from './sample-data-service.js';

export class SampleDataResponse {
  @ApiProperty({ description: 'Whether anything of the sample catalog is still there', example: true })
  present: boolean;
}

const CATEGORIES = ['delete', 'keep'] as const satisfies SampleCategories[];

export class DeleteSampleDataBody {
  @ApiPropertyOptional({
    enum: CATEGORIES,
    default: 'delete',
    description: 'What becomes of the sample categories; one that holds products of the owner is always kept',
    example: 'keep',
  })
  @IsOptional()
  @IsIn(CATEGORIES, { message: 'Pilihan kategori harus delete atau keep' })
  categories?: SampleCategories;
}

export class DeletedSampleDataResponse extends Fields({
  deletedProducts: field<number>({
    type: 'integer',
    minimum: 0,
    description: 'How many products went',
    example: 42,
  }),
  deletedCategories: field<number>({
    type: 'integer',
    minimum: 0,
    description: 'How many categories went',
    example: 5,
  }),
  deletedFlashSales: field<number>({
    type: 'integer',
    minimum: 0,
    description: 'How many flash sales went',
    example: 4,
  }),
}) {}

@ApiTag('sample-data', 'The sample catalog that an empty shop starts with.')
@AdminOnly()
@Controller('api/admin')
export class SampleDataController {
  constructor(private readonly sampleData: SampleDataService) {}

  @Get('sample-data')
  @ApiOperation({ summary: 'Whether the shop still shows sample data' })
  @ApiOkResponse({ type: SampleDataResponse })
  @ApiErrors()
  async getSampleData(): Promise<SampleDataResponse> {
    return { present: await this.sampleData.isPresent() };
  }

  @Post('delete-sample-data')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Deletes the products, flash sales and categories that were seeded',
    description: 'A sample category that holds products of the owner is kept. Deleted samples never return.',
  })
  @ApiOkResponse({ type: DeletedSampleDataResponse })
  @ApiBody({ type: DeleteSampleDataBody, required: false })
  @ApiErrors(400, 403)
  async deleteSampleData(@Body() body?: DeleteSampleDataBody): Promise<DeletedSampleDataResponse> {
    const removed = await this.sampleData.remove(body?.categories ?? 'delete');
    return { deletedProducts: 0, deletedCategories: 0, deletedFlashSales: 0, ...removed };
  }
}
