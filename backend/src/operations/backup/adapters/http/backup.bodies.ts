import { ApiProperty } from '@nestjs/swagger';

export class BackupStatusResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the shop was last backed up, by whatever way; null: never. ISO 8601, UTC',
    example: '2026-11-22T02:30:00.000Z',
  })
  lastBackupAt: string | null;

  @ApiProperty({ description: 'Whether that is more than 30 days ago', example: false })
  isOverdue: boolean;
}
