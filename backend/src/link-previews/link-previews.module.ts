import { Module } from '@nestjs/common';
import { HttpCacheModule, InProcessApi } from '../http-cache/index.js';
import { MediaModule, PictureShelf } from '../media/index.js';
import { LinkPreviewsController } from './link-previews.controller.js';
import { LinkPreviews } from './link-previews.js';

@Module({
  imports: [HttpCacheModule, MediaModule],
  controllers: [LinkPreviewsController],
  providers: [
    {
      provide: LinkPreviews,
      inject: [InProcessApi, PictureShelf],
      useFactory: (api: InProcessApi, pictures: PictureShelf) => new LinkPreviews(api, pictures),
    },
  ],
  exports: [LinkPreviews],
})
export class LinkPreviewsModule {}
