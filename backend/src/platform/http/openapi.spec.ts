import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Parameter extends Schema {
  readonly name: string;
  readonly schema: Schema;
}

interface Contract {
  readonly paths: Readonly<Record<string, Record<string, { readonly parameters?: readonly Parameter[] }>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Contract;
const { schemas } = contract.components;

const targetOf = ({ $ref = '' }: Schema): Schema | undefined => schemas[$ref.split('/').at(-1) ?? ''];

/** Whether a reader sees a value: its own, its enum's, or those of the schema that it refers to. */
const hasExample = (schema: Schema): boolean =>
  [schema, schema.items ?? {}, ...(schema.allOf ?? [])].some(
    (part) => part.example !== undefined || part.enum !== undefined || targetOf(part) !== undefined,
  );

const properties = Object.entries(schemas).flatMap(([name, schema]) =>
  Object.entries(schema.properties ?? {}).map(([key, property]) => ({ name: `${name}.${key}`, property })),
);

// The linter (openapi/redocly.yaml) asks the same of tags, operations and refusals.
describe('contract', () => {
  it('describes every property', () => {
    const lacking = properties.filter(
      ({ property }) => !(property.description ?? targetOf(property)?.description),
    );
    expect(properties.length).toBeGreaterThan(100);
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('shows an example of every property', () => {
    expect(properties.filter(({ property }) => !hasExample(property)).map(({ name }) => name)).toEqual([]);
  });

  it('shows an example of every parameter', () => {
    const parameters = Object.values(contract.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.parameters ?? []),
    );
    const lacking = parameters.filter(({ example, schema }) => example === undefined && !hasExample(schema));
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });
});
