import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, ApiErrors, DomainError, withoutCommonDeadline } from '../../../platform/index.js';
import { GarbageCollector } from '../../application/garbage-collector.js';
import { StorageOwnership } from '../../application/storage-ownership.js';
import { collectionBusy } from '../../domain/messages.js';
import { ImageStorageResponse } from './media.schemas.js';

@ApiTags('media')
@AdminOnly()
@Controller('api/admin/picture-storage')
export class ImageStorageController {
  constructor(
    private readonly ownership: StorageOwnership,
    private readonly collector: GarbageCollector,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Whether the image storage belongs to this shop, and how many images wait for removal',
  })
  @ApiOkResponse({ type: ImageStorageResponse })
  @ApiErrors()
  async getImageStorage(): Promise<ImageStorageResponse> {
    const isOurs = (await this.ownership.reasonNotOwned()) === undefined;
    return { isOurs, waitingRemovals: isOurs ? await this.collector.waitingRemovals() : 0 };
  }

  @Post('remove-unused')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Removes the images that nothing has referred to for a day, however many',
    description:
      'Without this call, the shop does not remove ten or more unused images if they are more than a tenth of all.',
  })
  @ApiOkResponse({ type: ImageStorageResponse })
  @ApiErrors(403)
  async removeUnusedImages(): Promise<ImageStorageResponse> {
    const collected = await withoutCommonDeadline(() => this.collector.collect({ ignoreLimit: true }));
    if (!collected) throw new DomainError('unavailable', collectionBusy, { retryAfterSeconds: 60 });
    return this.getImageStorage();
  }
}
