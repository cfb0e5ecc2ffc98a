import type { FactoryProvider, InjectionToken } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Token } from './provide.js';

type Injected<Tokens extends readonly Token<unknown>[]> = {
  readonly [I in keyof Tokens]: Tokens[I] extends Token<infer Value> ? Value : never;
};

/**
 * A list to which slices contribute, such as the readers of image references. A slice states its contribution among the
 * providers of its Nest module, and whoever needs the list collects it from all modules.
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
    // Nest sets an instance when it has been created; it is null before, against its declared type.
    const instances = discovery
      .getProviders({ metadataKey: this.mark.KEY })
      .map(({ instance }) => instance as T | null);
    if (instances.includes(null))
      throw new Error(`The ${this.name} were read before all modules were created`);
    return instances as T[];
  }
}
