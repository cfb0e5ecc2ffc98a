import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { AdminOnly, ApiErrors, ApiTag } from '../../platform/index.js';
import { SampleDataService } from './sample-data-service.js';

export class SampleDataResponse {
  @ApiProperty({ description: 'Whether anything of the sample catalog is still there', example: true })
  present: boolean;
}

export class DeletedSampleDataResponse {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many products went', example: 42 })
  deletedProducts: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many categories went', example: 5 })
  deletedCategories: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many flash sales went', example: 4 })
  deletedFlashSales: number;
}

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
  @ApiErrors(403)
  async deleteSampleData(): Promise<DeletedSampleDataResponse> {
    const removed = await this.sampleData.remove();
    return { deletedProducts: 0, deletedCategories: 0, deletedFlashSales: 0, ...removed };
  }
}
