import {
  type ArgumentMetadata,
  BadRequestException,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

const MOST_SENTENCES = 10;
const LONGEST_NAME = 60;

/** Bodies and queries: unknown fields are refused, and every complaint is a sentence. */
export function validationPipe(): ValidationPipe {
  return new BodyAndQueryPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new BadRequestException({ message: firstOf(sentences(errors)) }),
  });
}

/**
 * Refuses unknown fields before class-transformer and class-validator look at them: those are slow with many, and
 * take a name that every object inherits, such as `toString`, for a known one.
 */
class BodyAndQueryPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.metatype && (metadata.type === 'body' || metadata.type === 'query')) {
      const unknown = firstOf(unknownFields(value, knownFields(metadata.metatype)));
      if (unknown.length > 0) throw new BadRequestException({ message: unknown });
    }
    return super.transform(value, metadata);
  }
}

function knownFields(type: NonNullable<ArgumentMetadata['metatype']>): ReadonlySet<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return new Set(rules.map(({ propertyName }) => propertyName));
}

/** Below the first level only inherited names: the fields of nested classes are class-validator's to know. */
function* unknownFields(value: unknown, known?: ReadonlySet<string>, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    if (known ? !known.has(name) : isInherited(name)) yield unknownField(path + name);
    else yield* unknownFields(child, undefined, `${path}${name}.`);
  }
}

const isInherited = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);
const unknownField = (name: string): string => `Kolom ${name.slice(0, LONGEST_NAME)} tidak dikenal`;

function firstOf(found: Iterable<string>): string[] {
  const first: string[] = [];
  for (const sentence of found) if (first.push(sentence) === MOST_SENTENCES) break;
  return first;
}

function* sentences(errors: readonly ValidationError[], path = ''): Generator<string> {
  for (const error of errors) {
    const name = path ? `${path}.${error.property}` : error.property;
    for (const [rule, message] of Object.entries(error.constraints ?? {}))
      yield rule === 'whitelistValidation' ? unknownField(name) : message.replace(error.property, () => name);
    yield* sentences(error.children ?? [], name);
  }
}
