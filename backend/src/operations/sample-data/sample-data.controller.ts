import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { AdminOnly, ApiErrors, ApiTag } from '../../platform/index.js';
import { SampleDataService } from './sample-data-service.js';
import { DeletedSampleDataResponse, SampleDataResponse } from './sample-data-response.js';

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
  deleteSampleData(): Promise<DeletedSampleDataResponse> {
    return this.sampleData.remove();
  }
}
