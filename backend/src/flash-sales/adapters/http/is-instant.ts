import { ValidateBy, type ValidationOptions } from 'class-validator';
import { parseInstant } from '../../domain/instant.js';

/** Accepts ISO 8601 times with an offset, which identify one instant. */
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
