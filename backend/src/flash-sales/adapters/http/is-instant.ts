import { ValidateBy, type ValidationOptions } from 'class-validator';
import { parseInstant } from '../../domain/instant.js';

/** An ISO time that says its offset, and so means the same instant everywhere. */
export const IsInstant = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isInstant',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && parseInstant(value) !== undefined,
      },
    },
    options,
  );
