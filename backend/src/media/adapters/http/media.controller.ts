import { Body, Controller, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  acceptBody,
  AdminOnly,
  ApiErrors,
  ApiTag,
  Budget,
  DomainError,
  KeepsCache,
  Public,
  StreamsBody,
} from '../../../platform/index.js';
import { storageFull } from '../../application/ports.js';
import { UploadService } from '../../application/upload-service.js';
import { MAX_SOURCE_BYTES } from '../../domain/image-source.js';
import { encoderBusy } from '../../domain/messages.js';
import { fileEmpty, refusalOf, fileTooLarge, MAX_PHOTOS_PER_REQUEST } from '../../domain/refusals.js';
import { notUploaded, urlUsed } from '../../domain/upload.js';
import {
  MediaResponse,
  ObjectPathResponse,
  PhotosBody,
  PublishBody,
  UploadUrlResponse,
} from './media.schemas.js';
import { receivePhotos } from './multipart-photos.js';
import { bodyOf } from './request-body.js';

// Examples for the API contract. The services throw such errors.
const fullExample = storageFull(undefined);
const busyExample = new DomainError('too-many', encoderBusy);

@ApiTag('media', 'Photos: uploaded in three steps or at once, published as images that never change.')
@Controller('api')
export class MediaController {
  private readonly budget = new Budget('uploads');

  constructor(private readonly uploads: UploadService) {}

  @Post('objects/upload')
  @KeepsCache()
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({
    summary: 'Step 1: a URL for one photo',
    description: 'Good for ten minutes and one upload.',
  })
  @ApiOkResponse({ type: UploadUrlResponse })
  @ApiErrors(403)
  async createUpload(): Promise<UploadUrlResponse> {
    return { uploadURL: await this.uploads.issue() };
  }

  @Put('objects/quarantine/:token')
  @KeepsCache()
  @Public()
  @StreamsBody()
  @ApiOperation({ summary: 'Step 2: the photo itself, to the URL of step 1' })
  @ApiParam({
    name: 'token',
    type: String,
    description: 'The last part of the URL of step 1, signed by this server',
    example: 'TOKEN',
  })
  @ApiConsumes('application/octet-stream', 'image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ schema: { type: 'string', format: 'binary' }, description: 'At most 5 MB (5,242,880 bytes)' })
  @ApiOkResponse({ description: 'Received; the URL is used up' })
  @ApiErrors(fileEmpty(), urlUsed(), fileTooLarge(), fullExample)
  async receiveUpload(
    @Param('token') token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const upload = await this.uploads.authorize(token);
    // A body without Content-Length is not refused here. The limit applies while such a body is read.
    if (Number(request.headers['content-length']) > MAX_SOURCE_BYTES) throw fileTooLarge();
    await this.receive(request, response, MAX_SOURCE_BYTES, () =>
      this.uploads.receive(upload, bodyOf(request)),
    );
    // Upload widgets made for S3 expect this header.
    response.setHeader('ETag', `"${upload.id}"`);
  }

  @Put('objects/set-public')
  @KeepsCache()
  @AdminOnly()
  @ApiOperation({
    summary: 'Step 3: publish the photo',
    description: 'Decodes it, strips its metadata, makes the variants. The same URL gives the same path.',
  })
  @ApiOkResponse({ type: ObjectPathResponse })
  @ApiErrors(
    notUploaded(),
    403,
    refusalOf('too-many-pixels'),
    refusalOf('wrong-format'),
    busyExample,
    fullExample,
  )
  async publishUpload(@Body() { imageURL, keepsTransparency }: PublishBody): Promise<ObjectPathResponse> {
    return { objectPath: await this.uploads.publish(imageURL, { keepsTransparency }) };
  }

  @Post('media')
  @KeepsCache()
  @HttpCode(200)
  @AdminOnly()
  @StreamsBody()
  @ApiOperation({ summary: 'All three steps for up to five photos, all or none' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PhotosBody })
  @ApiOkResponse({ type: MediaResponse })
  @ApiErrors(refusalOf('broken'), 403, fileTooLarge(), refusalOf('wrong-format'), busyExample, fullExample)
  async uploadMedia(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MediaResponse> {
    const received = await this.receive(request, response, MAX_PHOTOS_PER_REQUEST * MAX_SOURCE_BYTES, () =>
      receivePhotos(request, response, this.uploads),
    );
    return { objectPaths: await this.uploads.publishAll(received) };
  }

  /**
   * Reads a body while its size is reserved in the budget of uploads.
   * @throws DomainError 'unavailable' when the rest of the budget is too small.
   */
  private async receive<T>(
    request: Request,
    response: Response,
    maxBytes: number,
    read: () => Promise<T>,
  ): Promise<T> {
    // A body of unknown length may have the largest allowed size.
    const statedBytes = Number(request.headers['content-length'] ?? maxBytes);
    const release = this.budget.take(Math.min(statedBytes, maxBytes));
    try {
      acceptBody(request, response);
      return await read();
    } finally {
      release();
    }
  }
}
