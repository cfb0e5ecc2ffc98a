import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A field of a response: its type, and what the contract says of it. */
export interface Field<Value> {
  readonly options: ApiPropertyOptions;
  /** Only for the type. */
  readonly value?: Value;
}
type FieldsOf = Readonly<Record<string, Field<unknown>>>;
type Values<Described extends FieldsOf> = {
  [Name in keyof Described]: Described[Name] extends Field<infer Value> ? Value : never;
};

/** Without a type, the example tells it. */
export const field = <Value>(options: ApiPropertyOptions): Field<Value> => ({ options });
export const text = (description: string, example: string) => field<string>({ description, example });
export const flag = (description: string, example: boolean) => field<boolean>({ description, example });
export const integer = (description: string, example: number) =>
  field<number>({ type: 'integer', description, example });
export const textOrNull = (description: string, example: string) =>
  field<string | null>({ type: String, nullable: true, description, example });
export const list = <Item>(item: Type<Item>, description: string) =>
  field<Item[]>({ type: [item], description });

/** Returns a class with these fields, after those of `Base`. */
export function Fields<Described extends FieldsOf, Base extends object = object>(
  fields: Described,
  Base: Type<Base> = Object as unknown as Type<Base>,
): Type<Values<Described> & Base> {
  class Response extends (Base as Type<object>) {}
  for (const [name, { options }] of Object.entries(fields)) {
    const typed = 'type' in options || 'enum' in options;
    ApiProperty(typed ? options : ({ type: typeof options.example, ...options } as ApiPropertyOptions))(
      Response.prototype,
      name,
    );
  }
  return Response as Type<Values<Described> & Base>;
}
