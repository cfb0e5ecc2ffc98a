import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

type Class = new () => object;

// class-validator lets an array pass as a nested object, so its being an object is asked separately.
const nestedRules = (label: string, type: () => Class, each: boolean): PropertyDecorator[] => [
  Type(type),
  IsObject({ each, message: `${label} harus berupa objek` }),
  ValidateNested({ each }),
];

// Swagger knows a lazy type by the name `type` of its function.

/** An object inside the object. */
export const Part = (label: string, type: () => Class): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: () => type() }), ...nestedRules(label, type, false));

/** A list of objects inside the object; it may be empty. */
export const PartList = (label: string, maxItems: number, type: () => Class): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: () => type(),
      isArray: true,
      maxItems,
      description: `At most ${maxItems}; in the panel: ${label}`,
    }),
    IsArray({ message: `${label} harus berupa daftar` }),
    ArrayMaxSize(maxItems, { message: `${label} paling banyak ${maxItems} baris` }),
    ...nestedRules(label, type, true),
  );
