import { ApiTags } from '@nestjs/swagger';

export const TAGS = new Map<string, string>();

/** Adds a tag with a description to a controller. Further controllers with the same tag use `ApiTags`. */
export const ApiTag = (name: string, description: string): ClassDecorator => {
  TAGS.set(name, description);
  return ApiTags(name);
};
