import {
  type ArgumentMetadata,
  BadRequestException,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { bodyNoObject, unknownField } from '../../domain/messages.js';

const MAX_MESSAGES = 10;
const MAX_NAME_LENGTH = 60;

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
    exceptionFactory: (errors) => new BadRequestException({ message: firstOf(messagesOf(errors)) }),
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
      if (unknown.length > 0) throw new BadRequestException({ message: unknown });
    }
    return super.transform(value, metadata);
  }
}

function knownFields(type: NonNullable<ArgumentMetadata['metatype']>): ReadonlySet<string> {
  const noSchema = '';
  const isAlways = false;
  const hasStrictGroups = false;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, noSchema, isAlways, hasStrictGroups);
  return new Set(rules.map(({ propertyName }) => propertyName));
}

/**
 * Yields a message for each unknown field. In nested objects it reports only inherited names such as `toString`,
 * because class-validator checks the fields of nested classes.
 * @param known the names of the known fields; undefined within a nested object.
 */
function* unknownFields(value: unknown, known?: ReadonlySet<string>, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    if (known ? !known.has(name) : isInherited(name)) yield unknownFieldMessage(path + name);
    else yield* unknownFields(child, undefined, `${path}${name}.`);
  }
}

// Nest's pipe would silently remove `prototype` and refuse nothing.
const isInherited = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);
const unknownFieldMessage = (name: string): string => unknownField(name.slice(0, MAX_NAME_LENGTH));

function firstOf(messages: Iterable<string>): string[] {
  const first: string[] = [];
  for (const message of messages) if (first.push(message) === MAX_MESSAGES) break;
  return first;
}

function* messagesOf(errors: readonly ValidationError[], path = ''): Generator<string> {
  for (const error of errors) {
    const name = path ? `${path}.${error.property}` : error.property;
    // A message names only the last part of the path. The replacement is a function, because a `$` in a replacement
    // text has a special meaning.
    for (const [rule, message] of Object.entries(error.constraints ?? {}))
      yield rule === 'whitelistValidation'
        ? unknownFieldMessage(name)
        : message.replace(error.property, () => name);
    yield* messagesOf(error.children ?? [], name);
  }
}
