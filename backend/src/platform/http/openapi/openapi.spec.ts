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
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Contract;
const { schemas } = contract.components;

const targetOf = ({ $ref = '' }: Schema): Schema | undefined => schemas[$ref.split('/').at(-1) ?? ''];

/** Whether the schema has an example value, has an enum, or refers to another schema. */
const hasExample = (schema: Schema): boolean =>
  [schema, schema.items ?? {}, ...(schema.allOf ?? [])].some(
    (part) => part.example !== undefined || part.enum !== undefined || targetOf(part) !== undefined,
  );

const properties = Object.entries(schemas).flatMap(([name, schema]) =>
  Object.entries(schema.properties ?? {}).map(([key, property]) => ({ name: `${name}.${key}`, property })),
);

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));

const parameters = operations.flatMap((operation) => operation.parameters ?? []);

// The linter (openapi/redocly.yaml) makes similar checks for tags, operations and refusals.
describe('the OpenAPI contract', () => {
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

  it('shows an example of every required parameter', () => {
    const lacking = parameters.filter(
      ({ required, example, schema }) => required && example === undefined && !hasExample(schema),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('has no examples of optional query parameters, because Swagger UI would send the examples', () => {
    const optional = parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);
    expect(optional.length).toBeGreaterThan(10);
    expect(optional.filter(({ example, schema }) => (example ?? schema.example) !== undefined)).toEqual([]);
  });

  it('declares 413 and 415 for every operation with a JSON body', () => {
    const withJson = operations.filter(({ requestBody }) => requestBody?.content['application/json']);
    const lacking = withJson.filter(({ responses }) => !responses['413'] || !responses['415']);
    expect(withJson.length).toBeGreaterThan(10);
    expect(lacking.map(({ operationId }) => operationId)).toEqual([]);
  });
});
