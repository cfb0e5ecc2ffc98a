import { expect, it, jest } from '@jest/globals';
import { Module, type Type } from '@nestjs/common';
import { ApplicationConfig, DiscoveryService } from '@nestjs/core';
import type { TestingModule, TestingModuleBuilder } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { DISCOUNTS, SYNONYMS } from '../src/catalog/catalog.module.js';
import { SampleCatalog } from '../src/catalog/application/sample-catalog.js';
import { SampleSales } from '../src/flash-sales/application/sample-sales.js';
import { declarationsOf } from '../src/operations/commands/backup-commands.js';
import {
  BIN_TYPES,
  READINESS_PROBES,
  RECORD_TYPES,
  SAMPLE_DATA,
  TIME_BOUNDARIES,
  TABLES as ENTRIES,
} from '../src/platform/index.js';
import { createDatabase } from './support/database.js';
import { startShop } from './support/shop.js';
import TABLES from './support/tables.json' with { type: 'json' };

type Entries = ReturnType<typeof ENTRIES.declaredBy>;
const names = (entries: Entries, holds: (entry: Entries[number]) => unknown): string[] =>
  entries
    .filter(holds)
    .map(({ name }) => name)
    .toSorted();
// All tables of the shop, by whether a backup holds them.
const namesOf = (entries: Entries): typeof TABLES => ({
  backedUp: names(entries, ({ isBackedUp }) => isBackedUp),
  leftOut: names(entries, ({ isBackedUp }) => !isBackedUp),
});

// With another order, the cache would be emptied before the commit. The next page would then show the old data.
it('the interceptor that commits changes is the innermost global interceptor', async () => {
  const shop = await startShop();
  try {
    const interceptors = shop.app.get(ApplicationConfig).getGlobalInterceptors();
    expect(interceptors.map(({ constructor }) => constructor.name).at(-1)).toBe('ChangeInterceptor');
  } finally {
    await shop.close();
  }
});

// The test lists or counts the contributions of all slices, so that it fails when a slice is missing. Without the image
// references of a slice, the shop would delete the images of that slice.
it('the shop finds the providers that each of its slices contributes', async () => {
  const shop = await startShop();
  try {
    const discovery = shop.app.get(DiscoveryService);
    const entries = ENTRIES.collect(discovery);
    expect(names(entries, ({ images }) => images)).toEqual(['change_row', 'content', 'product']);
    expect(READINESS_PROBES.collect(discovery).map(({ name }) => name)).toEqual(['database', 'storage']);
    expect(names(entries, ({ history }) => history)).toEqual([
      'category',
      'content',
      'flash_sale',
      'pins',
      'product',
      'sample_data',
      'settings',
    ]);
    const shown = names(entries, ({ history }) => history === 'shown');
    expect(shown.map((name) => name.replaceAll('_', '-'))).toEqual([...RECORD_TYPES].sort());
    expect(TIME_BOUNDARIES.collect(discovery)).toHaveLength(4);
    expect(SYNONYMS.collect(discovery)).toHaveLength(1);
    const types = entries.flatMap(({ bin }) => bin?.type ?? []);
    expect(types.toSorted()).toEqual([...BIN_TYPES].sort());
    expect(DISCOUNTS.collect(discovery)).toHaveLength(1);
    const samples = [shop.app.get(SampleCatalog), shop.app.get(SampleSales)];
    expect(SAMPLE_DATA.collect(discovery).toSorted((a, b) => a.order - b.order)).toEqual(samples);
    expect(namesOf(ENTRIES.collect(discovery))).toEqual(TABLES);
    // A column without a rule could be restored with any value.
    const columns = await shop.app.get(DataSource).query<{ table: string; names: string[] }[]>(
      `SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name) AS names
       FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = ANY($1) AND is_generated = 'NEVER'
       GROUP BY table_name`,
      [TABLES.backedUp],
    );
    const rulesOf = (table: string) => entries.find(({ name }) => name === table)?.columns ?? {};
    for (const { table, names: inTable } of columns)
      expect({ table, names: Object.keys(rulesOf(table)).toSorted() }).toEqual({
        table,
        names: inTable.toSorted(),
      });
    expect(columns).toHaveLength(TABLES.backedUp.length);
  } finally {
    await shop.close();
  }
});

it('command line tools read the backup tables without starting the shop', () => {
  expect(namesOf(ENTRIES.declaredBy(AppModule))).toEqual(TABLES);
  expect([...declarationsOf(AppModule).leftOut()].toSorted()).toEqual(TABLES.leftOut);
});

it('command line tools refuse a shop that lacks a declaration of backup tables', () => {
  @Module({})
  class NoSlices {}
  expect(() => declarationsOf(NoSlices)).toThrow('No slice declares whether a backup contains');
  for (const slice of Reflect.getMetadata('imports', AppModule) as Type[]) {
    @Module({ imports: [slice] })
    class OneSlice {}
    expect(() => declarationsOf(OneSlice)).toThrow('No slice declares whether a backup contains');
  }
});

it('a shop without a declaration of backup tables does not start', async () => {
  const database = await createDatabase();
  const collect = jest.spyOn(ENTRIES, 'collect').mockReturnValue([]);
  // The compiled module, which the test closes, because `startShop` fails after the compilation.
  let module: TestingModule | undefined;
  const override = (builder: TestingModuleBuilder): TestingModuleBuilder => {
    const compile = builder.compile.bind(builder);
    return Object.assign(builder, { compile: async () => (module = await compile()) });
  };
  const start = startShop({ databaseUrl: database.url, override });
  await expect(start).rejects.toThrow('No slice declares whether a backup contains');
  collect.mockRestore();
  await module?.close();
  await database.drop();
});
