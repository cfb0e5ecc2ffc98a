import { Global, Module } from '@nestjs/common';
import { CatalogModule, CatalogReads } from './catalog/index.js';
import { ObjectReferences } from './media/index.js';

/** Tells media which pictures products use; the two modules do not know each other. */
@Global()
@Module({
  imports: [CatalogModule],
  providers: [{ provide: ObjectReferences, useExisting: CatalogReads }],
  exports: [ObjectReferences],
})
export class PictureReferencesModule {}
