import { Param, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../../platform/index.js';

// A text that cannot be an id is answered like an unknown id. Numbers of up to 15 digits are exact in JavaScript.
class NumberOrNotFoundPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,14}$/u.test(value)) throw notFound();
    return Number(value);
  }
}

export const ChangeId = (): ParameterDecorator => Param('id', new NumberOrNotFoundPipe());

export const CHANGE_ID = {
  name: 'id',
  description: "The change's identifier",
  schema: { type: 'integer' as const, example: 4711 },
};
