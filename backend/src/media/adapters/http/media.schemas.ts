import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MAX_FILES } from '../../domain/refusals.js';

const PATH = '/objects/0123456789abcdef0123456789abcdef-1600x1067-c8a070.jpg';

export class UploadUrlResponse {
  @ApiProperty({ format: 'uri', description: 'PUT the photo here' })
  uploadURL: string;
}

export class PublishBody {
  @ApiProperty({ description: 'The address of step 1, absolute or its path alone', maxLength: 2048 })
  @IsString({ message: 'imageURL harus berupa teks' })
  @MaxLength(2048, { message: 'imageURL paling panjang 2048 karakter' })
  imageURL: string;
}

export class ObjectPathResponse {
  @ApiProperty({ description: "For a product's images", example: PATH })
  objectPath: string;
}

export class PhotosBody {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'binary' },
    minItems: 1,
    maxItems: MAX_FILES,
    description: 'JPEG, PNG or WebP, at most 5 MB each',
  })
  files: unknown[];
}

export class MediaResponse {
  @ApiProperty({ type: [String], description: 'In the order of the files', example: [PATH] })
  objectPaths: string[];
}

export class ImageStorageResponse {
  @ApiProperty({
    description:
      'False: the storage belongs to another shop, so nothing in it is changed and uploads are refused',
  })
  isOurs: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Unused images that are too many to remove without a command; 0 when there are few',
  })
  waitingRemovals: number;
}
