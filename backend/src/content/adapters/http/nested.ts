import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import * as messages from '../../domain/messages.js';

type Class = new () => object;

// `ValidateNested` accepts an array in place of an object, so `IsObject` is checked separately.
const nestedRules = (label: string, type: () => Class, each: boolean): PropertyDecorator[] => [
  Type(type),
  IsObject({ each, message: messages.notObject(label) }),
  ValidateNested({ each }),
];

// Nest's Swagger module recognizes a lazy type by its function's name, which must be `type`. So the functions below write
// `type: () => type()`, which gives the function this name.

export const Part = (label: string, type: () => Class): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: () => type() }), ...nestedRules(label, type, false));

export const OptionalPart = (label: string, type: () => Class): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => type(), nullable: true, description: `null: none; in the panel: ${label}` }),
    ValidateIf((_, value) => value !== null),
    ...nestedRules(label, type, false),
  );

export const PartChanges = (label: string, type: () => Class): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => type(), required: false }),
    ValidateIf((_, value) => value !== undefined),
    ...nestedRules(label, type, false),
  );

export const PartList = (label: string, maxItems: number, type: () => Class): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: () => type(),
      isArray: true,
      maxItems,
      description: `At most ${maxItems}; in the panel: ${label}`,
    }),
    IsArray({ message: messages.notList(label) }),
    ArrayMaxSize(maxItems, { message: messages.tooManyRows(label, maxItems) }),
    ...nestedRules(label, type, true),
  );
