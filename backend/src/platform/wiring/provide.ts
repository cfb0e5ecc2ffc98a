import type { FactoryProvider, InjectionToken as NestToken, Type } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { ObjectLiteral, Repository } from 'typeorm';

declare const INJECTED: unique symbol;

/** An injection token that is not a class. Its type contains the type of the injected value. */
export type TypedToken<T> = NestToken & { readonly [INJECTED]: T };

/** The injection token for a value of type `T`: a class, abstract or not, or a typed token. */
export type Token<T> = { readonly prototype: T } | TypedToken<T>;

type TokensFor<C extends Type> = Tokens<ConstructorParameters<C>>;
type Tokens<Values extends readonly unknown[]> = { readonly [I in keyof Values]: Token<Values[I]> };

/** Gives a type to a token that is not a class, such as a symbol or Nest's `APP_GUARD`. */
export function typedToken<T>(token: string | symbol): TypedToken<T> {
  return token as unknown as TypedToken<T>;
}

/** Returns the token of TypeORM's repository for an entity. The entity is a class in `….record.ts`. */
export function repositoryOf<R extends ObjectLiteral>(record: Type<R>): TypedToken<Repository<R>> {
  return getRepositoryToken(record) as unknown as TypedToken<Repository<R>>;
}

/**
 * Returns a Nest provider that creates `new implementation(…dependencies)`. Without a token, the class is the
 * provider's token. The compiler checks the dependencies against the constructor's parameters. The class needs no
 * decorator.
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
