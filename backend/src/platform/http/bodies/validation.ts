import {
  type ArgumentMetadata,
  BadRequestException,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { bodyNoObject, unknownField as unknownFieldMessage } from '../../domain/messages.js';
import { excerpt } from '../../domain/text.js';

const MAX_MESSAGES = 10;

/** The path of a field, and the message about it. */
type Refusal = readonly [path: string, message: string];

/**
 * Returns the pipe that validates bodies and queries. The pipe refuses unknown fields, and throws a list of Indonesian
 * messages.
 */
export function validationPipe(): ValidationPipe {
  return new BodyAndQueryPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: true },
    exceptionFactory: (errors) => refusalOf(firstOf(messagesOf(errors))),
  });
}

/**
 * Refuses unknown fields before class-transformer and class-validator run. Both libraries are slow with many fields.
 * They also accept names that every object inherits, such as `toString`.
 */
class BodyAndQueryPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.metatype && (metadata.type === 'body' || metadata.type === 'query')) {
      // Nest's own message for a list is English.
      if (Array.isArray(value)) throw new BadRequestException({ message: [bodyNoObject] });
      const unknown = firstOf(unknownFields(value, knownFields(metadata.metatype)));
      if (unknown.length > 0) throw refusalOf(unknown);
    }
    return super.transform(value, metadata);
  }
}

type Class = NonNullable<ArgumentMetadata['metatype']>;

function rulesOf(type: Class) {
  const noSchema = '';
  const isAlways = false;
  const hasStrictGroups = false;
  return getMetadataStorage().getTargetValidationMetadatas(type, noSchema, isAlways, hasStrictGroups);
}

const knownFields = (type: Class): ReadonlySet<string> =>
  new Set(rulesOf(type).map(({ propertyName }) => propertyName));

/**
 * Yields a refusal for each unknown field. In nested objects it reports only inherited names such as `toString`,
 * because class-validator checks the fields of nested classes.
 * @param known the names of the known fields; undefined within a nested object.
 */
function* unknownFields(value: unknown, known?: ReadonlySet<string>, path = ''): Generator<Refusal> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    if (known ? !known.has(name) : isInherited(name)) yield unknownField(path + name);
    else yield* unknownFields(child, undefined, `${path}${name}.`);
  }
}

// Nest's pipe would silently remove `prototype` and refuse nothing.
const isInherited = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);

function unknownField(path: string): Refusal {
  const name = excerpt(path);
  return [name, unknownFieldMessage(name)];
}

function firstOf(refusals: Iterable<Refusal>): Refusal[] {
  const first: Refusal[] = [];
  for (const refusal of refusals) if (first.push(refusal) === MAX_MESSAGES) break;
  return first;
}

function refusalOf(refusals: readonly Refusal[]): BadRequestException {
  return new BadRequestException({
    message: refusals.map(([, message]) => message),
    fields: Object.fromEntries(refusals),
  });
}

function* messagesOf(errors: readonly ValidationError[], path = ''): Generator<Refusal> {
  for (const error of errors) {
    const name = path ? `${path}.${error.property}` : error.property;
    // A message names only the last part of the path. The replacement is a function, because a `$` in a replacement
    // text has a special meaning.
    for (const [rule, message] of Object.entries(error.constraints ?? {}))
      yield rule === 'whitelistValidation'
        ? unknownField(name)
        : [name + refusedItem(error, rule), message.replace(error.property, () => name)];
    yield* messagesOf(error.children ?? [], name);
  }
}

/** Returns the end of the path of the first item that a rule for each item refuses, such as `.2`. */
function refusedItem({ target, property, value }: ValidationError, name: string): string {
  if (!Array.isArray(value) || !target) return '';
  const rule = rulesOf(target.constructor as Class).find(
    (known) => known.each && known.name === name && known.propertyName === property,
  );
  const [validator] = rule ? getMetadataStorage().getTargetValidatorConstraints(rule.constraintCls) : [];
  if (!rule || !validator) return '';
  const args = { constraints: rule.constraints, targetName: '', object: target, property, value };
  const index = value.findIndex((item) => validator.instance.validate(item, args) === false);
  return index < 0 ? '' : `.${index}`;
}
