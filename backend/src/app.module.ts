import { Module } from '@nestjs/common';
import { CatalogModule } from './catalog/index.js';
import { FlashSalesModule } from './flash-sales/index.js';
import { AdminAuthModule } from './admin-auth/index.js';
import { ContentModule } from './content/index.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({ imports: [PlatformModule, ContentModule, AdminAuthModule, CatalogModule, FlashSalesModule] })
export class AppModule {}
