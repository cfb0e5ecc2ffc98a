import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { SsrModule } from '../ssr/ssr.module.js';
import { SeoController } from './seo.controller.js';

@Module({ imports: [CatalogModule, SsrModule], controllers: [SeoController] })
export class SeoModule {}
