import { BadRequestException, ValidationPipe, type ValidationError } from '@nestjs/common';

/** Bodies and queries: unknown fields are refused, and every complaint is a sentence. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new BadRequestException({ message: sentences(errors) }),
  });
}

function sentences(errors: readonly ValidationError[], path = ''): string[] {
  return errors.flatMap((error) => {
    const name = path ? `${path}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) =>
      rule === 'whitelistValidation' ? `Kolom ${name} tidak dikenal` : message.replace(error.property, name),
    );
    return [...own, ...sentences(error.children ?? [], name)];
  });
}
