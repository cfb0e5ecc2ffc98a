import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SsrModule } from '../ssr/index.js';
import { SeoController } from './seo.controller.js';

@Module({ imports: [CatalogModule, SsrModule], controllers: [SeoController] })
export class SeoModule {}
