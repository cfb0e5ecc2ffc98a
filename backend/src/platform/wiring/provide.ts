import type { FactoryProvider, InjectionToken as NestToken, Type } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { ObjectLiteral, Repository } from 'typeorm';

declare const INJECTED: unique symbol;

/** A name under which something is injected, and the type of what that is. */
export type NamedToken<T> = NestToken & { readonly [INJECTED]: T };

/** How to ask for a `T`: by its class, abstract or not, or by a named token. */
export type Token<T> = { readonly prototype: T } | NamedToken<T>;

type TokensFor<C extends Type> = Tokens<ConstructorParameters<C>>;
type Tokens<Values extends readonly unknown[]> = { readonly [I in keyof Values]: Token<Values[I]> };

/** Types a token that is no class, such as a symbol or Nest's `APP_GUARD`. */
export function named<T>(name: string | symbol): NamedToken<T> {
  return name as unknown as NamedToken<T>;
}

/** TypeORM's repository of a record class. */
export function repositoryOf<R extends ObjectLiteral>(record: Type<R>): NamedToken<Repository<R>> {
  return getRepositoryToken(record) as unknown as NamedToken<Repository<R>>;
}

/**
 * Provides what `new Class(…dependencies)` makes, under the class itself or another token. The compiler checks the
 * tokens against the constructor's parameters; the class needs no decorator.
 */
export function provide<C extends Type>(implementation: C, dependencies: TokensFor<C>): FactoryProvider;
export function provide<T, C extends Type<T>>(
  token: Token<T>,
  implementation: C,
  dependencies: TokensFor<C>,
): FactoryProvider;
export function provide(
  ...[token, ...rest]: [Type, readonly unknown[]] | [unknown, Type, readonly unknown[]]
): FactoryProvider {
  const [implementation, dependencies] = rest.length === 1 ? [token as Type, rest[0]] : rest;
  return {
    provide: token as NestToken,
    inject: dependencies as NestToken[],
    useFactory: (...injected: unknown[]): unknown => new implementation(...injected),
  };
}
