import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProperty,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import {
  AdminOnly,
  ApiErrors,
  IF_MATCH,
  IfMatch,
  invalidIfMatch,
  KeepsCache,
  VERSION,
} from '../../../platform/index.js';
import { ContentReview, type PartStatus } from '../../application/content-review.js';

@ApiSchema({
  name: 'ContentPartStatus',
  description: 'Whether visitors read unconfirmed promises of the sample shop in a part',
})
export class PartStatusResponse implements PartStatus {
  @ApiProperty({ description: 'The name of the part in URLs', example: 'shipping' })
  part: string;

  @ApiProperty({ ...VERSION, description: '0 before the first save' })
  version: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version that the owner confirmed last; null: none',
    example: null,
  })
  confirmedVersion: number | null;

  @ApiProperty({
    description: "Whether visitors still read the sample shop's promises, such as fees or delivery times",
    example: true,
  })
  isSample: boolean;
}

@ApiTags('content')
@AdminOnly()
@Controller('api/admin/content')
export class ContentReviewController {
  constructor(private readonly review: ContentReview) {}

  @Get()
  @ApiOperation({ summary: 'In which parts visitors read unconfirmed promises of the sample shop' })
  @ApiOkResponse({ type: [PartStatusResponse] })
  @ApiErrors()
  adminListContentParts(): Promise<PartStatusResponse[]> {
    return this.review.statuses();
  }

  @Post(':part/confirm')
  @KeepsCache()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm that a part is true of this shop',
    description: 'Its texts stay as they are. With If-Match only the version that was read is confirmed.',
  })
  @ApiParam({
    name: 'part',
    description: 'The name of the part in URLs',
    schema: { type: 'string', example: 'shipping' },
  })
  @ApiHeader(IF_MATCH)
  @ApiNoContentResponse({ description: 'Confirmed' })
  @ApiErrors(invalidIfMatch(), 403, 404, 409)
  confirmContentPart(@Param('part') part: string, @IfMatch() version: number | undefined): Promise<void> {
    return this.review.confirm(part, version);
  }
}
