import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, ApiErrors } from '../../../platform/index.js';
import { SampleDataService } from '../../application/sample-data-service.js';
import { DeletedSampleDataResponse, SampleDataResponse } from './sample-data-response.js';

@ApiTags('sample-data')
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
    description: "A sample category stays while it holds the owner's products. Deleted samples never return.",
  })
  @ApiOkResponse({ type: DeletedSampleDataResponse })
  @ApiErrors(403)
  deleteSampleData(): Promise<DeletedSampleDataResponse> {
    return this.sampleData.remove();
  }
}
