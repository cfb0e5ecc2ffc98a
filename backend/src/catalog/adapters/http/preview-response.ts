import { ApiProperty } from '@nestjs/swagger';

export class PreviewLinkResponse {
  @ApiProperty({
    format: 'uri',
    description: "Absolute URL of the product's page",
    example: 'http://localhost:3000/pratinjau/TOKEN',
  })
  url: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'From then on the URL leads nowhere; ISO 8601, UTC',
    example: '2026-12-24T02:00:00.000Z',
  })
  expiresAt: string;
}
