import { describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { ExtensionPoint } from './extension-point.js';
import { provide } from './provide.js';

class Printer {
  readonly name = 'printer';
}
class Cutter {
  readonly name = 'cutter';
}
const GREETINGS = new ExtensionPoint<() => string>('greetings');
const OTHERS = new ExtensionPoint<object>('others');

@Module({
  providers: [
    provide(Printer, []),
    GREETINGS.contribute([Printer], (printer) => () => `from the ${printer.name}`),
    GREETINGS.contribute([], () => () => 'from nobody'),
    OTHERS.contribute([Printer], (printer) => printer),
  ],
})
class PrinterModule {}

@Module({
  providers: [
    provide(Cutter, []),
    GREETINGS.contribute([Cutter], (cutter) => () => `from the ${cutter.name}`),
  ],
})
class CutterModule {}

class Reception {
  constructor(readonly greetings: readonly (() => string)[]) {}
}

describe('an extension point', () => {
  it('collects the contributions of all modules, also several of one module', async () => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule, PrinterModule, CutterModule],
    }).compile();
    const greetings = GREETINGS.collect(module.get(DiscoveryService)).map((greet) => greet());
    expect(greetings.sort()).toEqual(['from nobody', 'from the cutter', 'from the printer']);
    expect(OTHERS.collect(module.get(DiscoveryService))).toEqual([module.get(Printer, { strict: false })]);
  });

  it('returns an empty list when there are no contributions', async () => {
    const module = await Test.createTestingModule({ imports: [DiscoveryModule] }).compile();
    expect(GREETINGS.collect(module.get(DiscoveryService))).toEqual([]);
  });

  it('returns each contribution of a module and its imports once, without Nest', () => {
    const NAMES = new ExtensionPoint<{ name: string }>('names');
    @Module({ providers: [NAMES.contribute([], () => ({ name: 'ink' })), provide(Printer, [])] })
    class InkModule {}
    @Module({ imports: [InkModule] })
    class PaperModule {}
    const dynamic = { module: PaperModule, providers: [NAMES.contribute([], () => ({ name: 'paper' }))] };
    @Module({ imports: [InkModule, dynamic], providers: [NAMES.contribute([], () => ({ name: 'shop' }))] })
    class ShopModule {}
    expect(NAMES.declaredBy(ShopModule).map(({ name }) => name)).toEqual(['shop', 'ink', 'paper']);
    expect(NAMES.declaredBy(PrinterModule)).toEqual([]);
  });

  it('throws when a contribution with dependencies is read without Nest', () => {
    expect(() => GREETINGS.declaredBy(PrinterModule)).toThrow('greetings include one with dependencies');
  });

  it('throws when contributions are collected before all modules are created', async () => {
    const early = Test.createTestingModule({
      imports: [DiscoveryModule],
      providers: [
        {
          provide: Reception,
          inject: [DiscoveryService],
          useFactory: (discovery: DiscoveryService) => new Reception(GREETINGS.collect(discovery)),
        },
        // Nest creates this contribution only after the `Reception`.
        GREETINGS.contribute([Reception], () => () => 'from the reception'),
      ],
    }).compile();
    await expect(early).rejects.toThrow('greetings were read before');
  });
});
