import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { SsrModule } from '../web/pages/pages.module.js';
import { SeoController } from '../web/sitemap/sitemap.controller.js';

@Module({ imports: [CatalogModule, SsrModule], controllers: [SeoController] })
export class SeoModule {}
