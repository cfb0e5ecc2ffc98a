import { ApiProperty } from '@nestjs/swagger';

export class SampleDataResponse {
  @ApiProperty({ description: 'Whether anything of the sample catalog is still there' })
  present: boolean;
}

export class DeletedSampleDataResponse {
  @ApiProperty({ type: 'integer', minimum: 0, example: 42 })
  deletedProducts: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 5 })
  deletedCategories: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  deletedFlashSales: number;
}
