import type { DynamicModule, FactoryProvider, InjectionToken, Provider, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService } from '@nestjs/core';
import type { Token } from './provide.js';

type Injected<Tokens extends readonly Token<unknown>[]> = {
  readonly [I in keyof Tokens]: Tokens[I] extends Token<infer Value> ? Value : never;
};

/**
 * A list to which slices contribute, such as the readers of image references. A slice states its contribution among the
 * providers of its Nest module. A consumer collects the list from all modules.
 */
export class ExtensionPoint<T extends object> {
  private readonly mark = DiscoveryService.createDecorator();

  constructor(private readonly name: string) {}

  /** A provider of one contribution, made from injected dependencies. */
  contribute<const Tokens extends readonly Token<unknown>[]>(
    dependencies: Tokens,
    make: (...injected: Injected<Tokens>) => T,
  ): FactoryProvider<T> {
    const useFactory = (...injected: unknown[]): T => make(...(injected as unknown as Injected<Tokens>));
    this.mark()(useFactory);
    return { provide: Symbol(this.name), inject: [...dependencies] as InjectionToken[], useFactory };
  }

  /** All contributions. @throws while modules are still being created, because some would be missing. */
  collect(discovery: DiscoveryService): T[] {
    // Nest sets an instance when it has been created. Before, it is null, against its declared type.
    const instances = discovery
      .getProviders({ metadataKey: this.mark.KEY })
      .map(({ instance }) => instance as T | null);
    if (instances.includes(null))
      throw new Error(`The ${this.name} were read before all modules were created`);
    return instances as T[];
  }

  /**
   * The contributions of the module and its imports, for programs that run without Nest.
   * @throws for a contribution with dependencies, because only Nest can create it.
   */
  declaredBy(root: Type): T[] {
    return [...allModules(root)].flatMap(providersOf).flatMap((provider) => {
      const useFactory = typeof provider === 'object' && 'useFactory' in provider && provider.useFactory;
      if (!useFactory || !Reflect.hasMetadata(this.mark.KEY, useFactory)) return [];
      if (provider.inject?.length) throw new Error(`The ${this.name} include one with dependencies`);
      return [useFactory() as T];
    });
  }
}

type Imported = Type | DynamicModule;

/** The module and all its direct and indirect imports, each once. */
function allModules(module: Imported, found = new Set<Imported>()): Set<Imported> {
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of listOf<Imported>(module, 'imports')) allModules(imported, found);
  return found;
}

const providersOf = (module: Imported): Provider[] => listOf<Provider>(module, 'providers');

/** The list in a module's decorator, with the additions of a dynamic module. */
function listOf<Item>(module: Imported, list: 'imports' | 'providers'): Item[] {
  const key = list === 'imports' ? MODULE_METADATA.IMPORTS : MODULE_METADATA.PROVIDERS;
  if (typeof module === 'function') return (Reflect.getMetadata(key, module) ?? []) as Item[];
  return [...listOf<Item>(module.module, list), ...((module[list] ?? []) as Item[])];
}
