interface Schema {
  readonly $ref?: string;
  readonly example?: unknown;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Builds the example value of a schema, from its own example or from the examples of its parts. */
export function exampleOf(contract: Contract, schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example;
  const part = (child: Schema): unknown => exampleOf(contract, child);
  const target = schema.allOf?.[0] ?? contract.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
  if (target) return part(target);
  if (schema.items) return [part(schema.items)];
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(entries.map(([key, child]) => [key, part(child)]));
}
