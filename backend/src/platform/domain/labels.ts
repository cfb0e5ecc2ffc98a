/** The labels of a group of fields, by the names of the fields. */
export const labelsOf = <Fields extends Readonly<Record<string, { readonly label: string }>>>(
  fields: Fields,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as Readonly<
    Record<keyof Fields & string, string>
  >;
