import type { DataSource } from 'typeorm';
import { type Clock, managerOf, type TableEntry } from '../../../platform/index.js';
import { ImageReferences } from '../../application/ports.js';
import { objectPathOf } from '../../domain/image-name.js';

// The pattern of main images in `image-name.ts`. Names of images need no escaping in JSON.
const MAIN_IMAGE = '([0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}-[0-9a-f]{6})\\.';

export class TypeormImageReferences extends ImageReferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: { readonly publicUrl: string },
    private readonly clock: Clock,
    private readonly tables: () => readonly TableEntry[],
  ) {
    super();
  }

  override async referencedAmong(keys: readonly string[]): Promise<Set<string>> {
    const selects = this.tables().flatMap((entry) => {
      const select = keysIn(entry);
      return select === undefined ? [] : `${select} WHERE ${entry.images?.among ?? 'true'}`;
    });
    // Without tables, every image would seem unused.
    if (selects.length === 0) throw new Error('It is not known which tables refer to images');
    const urls = keys.flatMap((key) => [objectPathOf(key), this.site.publicUrl + objectPathOf(key)]);
    const rows = await managerOf(this.dataSource).query<{ key: string }[]>(
      // The last two conditions give the parameters a type where no table uses them.
      `SELECT DISTINCT key FROM (${selects.join(' UNION ALL ')}) AS used
       WHERE key = ANY($1::text[]) AND ($2::timestamptz IS NOT NULL OR $3::text[] IS NOT NULL)`,
      [keys, await this.clock.now(), urls],
    );
    return new Set(rows.map(({ key }) => key));
  }

  override async sample(limit: number): Promise<string[]> {
    const selects = this.tables().flatMap((entry) =>
      entry.history === undefined ? [] : (keysIn(entry) ?? []),
    );
    // An image that is not recorded belongs to another shop: its URL only looks like one of ours.
    const rows = await managerOf(this.dataSource).query<{ key: string }[]>(
      `SELECT DISTINCT key FROM (${selects.join(' UNION ALL ')}) AS used
       JOIN published_image USING (key) LIMIT $1`,
      [limit],
    );
    return rows.map(({ key }) => key);
  }
}

function keysIn({ name, images }: TableEntry): string | undefined {
  if (!images) return undefined;
  return `SELECT image[1] || '.jpg' AS key
    FROM ${name} t, regexp_matches(${images.text}, '${MAIN_IMAGE}', 'g') AS image`;
}
