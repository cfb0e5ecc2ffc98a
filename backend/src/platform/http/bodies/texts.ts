import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import * as messages from '../../domain/field-messages.js';
import type { DescribedText } from '../../domain/text.js';
import { EmptyToNull } from './fields.js';

type Texts = Readonly<Record<string, DescribedText>>;
type RequiredName<Rules extends Texts> = {
  [Name in keyof Rules]: Rules[Name] extends { required: true } ? Name : never;
}[keyof Rules];
type OptionalName<Rules extends Texts> = Exclude<keyof Rules, RequiredName<Rules>>;
type InBody<Rules extends Texts> = { [Name in RequiredName<Rules>]: string } & {
  [Name in OptionalName<Rules>]?: string | null;
};
type InResponse<Rules extends Texts> = { [Name in RequiredName<Rules>]: string } & {
  [Name in OptionalName<Rules>]: string | null;
};

/** Returns a class with the texts as a body has them. Only types are checked; the domain checks the rest. */
export const BodyTexts = <Rules extends Texts>(rules: Rules): Type<InBody<Rules>> =>
  withProperties(rules, (rule) => {
    const { label, maxLength } = rule;
    return rule.required
      ? applyDecorators(
          ApiProperty({ ...describe(rule), minLength: 1, maxLength }),
          IsString({ message: messages.required(label) }),
        )
      : applyDecorators(
          ApiPropertyOptional({ ...describe(rule), nullable: true, maxLength }),
          EmptyToNull(maxLength),
          IsOptional(),
          IsString({ message: messages.notText(label) }),
        );
  });

/** Returns a class with the texts as a response has them. */
export const ResponseTexts = <Rules extends Texts>(rules: Rules): Type<InResponse<Rules>> =>
  withProperties(rules, (rule) =>
    ApiProperty({ ...describe(rule), ...(!rule.required && { nullable: true }) }),
  );

const describe = ({ about, example, format }: DescribedText) => ({
  type: String,
  ...(format && { format }),
  description: about,
  example,
});

function withProperties<Properties>(
  rules: Texts,
  decorate: (rule: DescribedText) => PropertyDecorator,
): Type<Properties> {
  class Described {}
  for (const [name, rule] of Object.entries(rules)) decorate(rule)(Described.prototype, name);
  return Described as Type<Properties>;
}
