import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength, ValidateIf } from 'class-validator';
import * as messages from '../../domain/messages.js';
import { MAX_PHOTOS_PER_REQUEST } from '../../domain/refusals.js';
import { field, Fields, flag } from '../../../platform/index.js';

const UPLOAD_URL = 'http://localhost:3000/api/objects/quarantine/TOKEN';
const PATH = '/objects/0123456789abcdef0123456789abcdef-1600x1067-c8a070.jpg';

export class UploadUrlResponse {
  @ApiProperty({ format: 'uri', description: 'Absolute URL to PUT the photo to', example: UPLOAD_URL })
  uploadURL: string;
}

export class PublishBody {
  @ApiProperty({
    description: 'The URL of step 1, absolute or its path alone',
    maxLength: 2048,
    example: UPLOAD_URL,
  })
  @IsString({ message: messages.imageUrlNotText })
  @MaxLength(2048, { message: messages.imageUrlTooLong })
  imageURL: string;

  @ApiProperty({
    required: false,
    default: false,
    description:
      'Whether the WebP variants stay transparent, for a logo; otherwise transparency becomes white',
    example: false,
  })
  @IsBoolean({ message: messages.transparencyNotBoolean })
  @ValidateIf((_, value) => value !== undefined)
  keepsTransparency?: boolean;
}

export class ObjectPathResponse {
  @ApiProperty({
    description:
      "URL path for a product's images; it contains a hash, the width and height in pixels, and a color",
    example: PATH,
  })
  objectPath: string;
}

export class PhotosBody {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'binary' },
    minItems: 1,
    maxItems: MAX_PHOTOS_PER_REQUEST,
    description: 'JPEG, PNG or WebP; at most 5 MB (5,242,880 bytes) and 40 megapixels each',
    example: ['kartu-nama.jpg'],
  })
  files: unknown[];
}

export class MediaResponse {
  @ApiProperty({ type: [String], description: 'The paths, in the order of the files', example: [PATH] })
  objectPaths: string[];
}

export class ImageStorageResponse extends Fields({
  isOurs: flag(
    'False: the storage belongs to another shop, so nothing in it is changed and uploads are refused',
    true,
  ),
  waitingRemovals: field<number>({
    type: 'integer',
    minimum: 0,
    description: 'The number of unused images if too many to remove without a command; otherwise 0',
    example: 0,
  }),
}) {}
