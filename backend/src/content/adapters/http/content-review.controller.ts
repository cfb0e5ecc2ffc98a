import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength, ValidateIf } from 'class-validator';
import { AdminOnly, ApiErrors, IF_MATCH, IfMatch, VERSION } from '../../../platform/index.js';
import { ContentReview, type PartStatus } from '../../application/content-review.js';
import { pathsMustBeList } from '../../domain/messages.js';

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

  @ApiProperty({
    type: [String],
    description:
      "The paths of the sample shop's promises that were neither changed nor confirmed; a row of a list has its number",
    example: ['origin', 'zones.2'],
  })
  samples: string[];
}

const MAX_PATHS = 300;
const MAX_PATH_LENGTH = 100;

export class ConfirmContentPartBody {
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', maxLength: MAX_PATH_LENGTH },
    minItems: 1,
    maxItems: MAX_PATHS,
    description: 'Which of `samples` are confirmed; if missing, the whole part',
    example: ['zones.2'],
  })
  @ValidateIf((_, paths) => paths !== undefined)
  @IsArray({ message: pathsMustBeList })
  @ArrayMinSize(1, { message: pathsMustBeList })
  @ArrayMaxSize(MAX_PATHS, { message: pathsMustBeList })
  @IsString({ each: true, message: pathsMustBeList })
  @MaxLength(MAX_PATH_LENGTH, { each: true, message: pathsMustBeList })
  paths?: string[];
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
  @HttpCode(204)
  @ApiOperation({
    summary: 'Confirm that a part, or some of its texts, are true of this shop',
    description: 'The texts stay as they are. With If-Match only the version that was read is confirmed.',
  })
  @ApiParam({
    name: 'part',
    description: 'The name of the part in URLs',
    schema: { type: 'string', example: 'shipping' },
  })
  @ApiHeader(IF_MATCH)
  @ApiNoContentResponse({ description: 'Confirmed' })
  @ApiBody({ type: ConfirmContentPartBody, required: false })
  @ApiErrors(400, 403, 404, 409)
  confirmContentPart(
    @Param('part') part: string,
    @IfMatch() version: number | undefined,
    @Body() body?: ConfirmContentPartBody,
  ): Promise<void> {
    return this.review.confirm(part, version, body?.paths);
  }
}
