import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { QrController } from './qr.controller.js';

@Module({ imports: [CacheModule, CatalogModule], controllers: [QrController] })
export class QrModule {}
