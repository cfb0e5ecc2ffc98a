import { ApiProperty } from '@nestjs/swagger';

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
