import type { DynamicModule, FactoryProvider, InjectionToken, Provider, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService } from '@nestjs/core';
import type { Token } from './provide.js';

type Injected<Tokens extends readonly Token<unknown>[]> = {
  readonly [I in keyof Tokens]: Tokens[I] extends Token<infer Value> ? Value : never;
};

/**
 * A list to which slices contribute, such as the readers of image references. A slice adds its contribution to the
 * providers of its Nest module. A consumer collects the contributions of all modules.
 */
export class ExtensionPoint<T extends object> {
  private readonly mark = DiscoveryService.createDecorator();

  constructor(private readonly name: string) {}

  /** Returns a Nest provider for one contribution, which is made from injected dependencies. */
  contribute<const Tokens extends readonly Token<unknown>[]>(
    dependencies: Tokens,
    make: (...injected: Injected<Tokens>) => T,
  ): FactoryProvider<T> {
    const useFactory = (...injected: unknown[]): T => make(...(injected as unknown as Injected<Tokens>));
    this.mark()(useFactory);
    return { provide: Symbol(this.name), inject: [...dependencies] as InjectionToken[], useFactory };
  }

  /** Returns a Nest provider of a value that collects the contributions whenever it needs them. */
  collectFor<Value>(token: Token<Value>, make: (collect: () => T[]) => Value): FactoryProvider<Value> {
    const useFactory = (discovery: DiscoveryService): Value => make(() => this.collect(discovery));
    return { provide: token as InjectionToken<Value>, inject: [DiscoveryService], useFactory };
  }

  /**
   * Returns all contributions.
   * @throws while modules are still being created, because some contributions would be missing.
   */
  collect(discovery: DiscoveryService): T[] {
    // Nest sets `instance` when it has created the provider. Before that, `instance` is null, although its declared
    // type excludes null.
    const instances = discovery
      .getProviders({ metadataKey: this.mark.KEY })
      .map(({ instance }) => instance as T | null);
    if (instances.includes(null))
      throw new Error(`The ${this.name} were read before all modules were created`);
    return instances as T[];
  }

  /**
   * Returns the contributions of the module and its imports, for programs that run without Nest.
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

/** Returns the module and all its direct and indirect imports, each once. */
function allModules(module: Imported, found = new Set<Imported>()): Set<Imported> {
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of listOf<Imported>(module, 'imports')) allModules(imported, found);
  return found;
}

const providersOf = (module: Imported): Provider[] => listOf<Provider>(module, 'providers');

/**
 * Returns a list from a module's decorator. For a dynamic module, the list includes the entries that the dynamic module
 * adds.
 */
function listOf<Item>(module: Imported, list: 'imports' | 'providers'): Item[] {
  const key = list === 'imports' ? MODULE_METADATA.IMPORTS : MODULE_METADATA.PROVIDERS;
  if (typeof module === 'function') return (Reflect.getMetadata(key, module) ?? []) as Item[];
  return [...listOf<Item>(module.module, list), ...((module[list] ?? []) as Item[])];
}
