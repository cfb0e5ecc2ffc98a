import { ApiTags } from '@nestjs/swagger';

/** The names of the OpenAPI document's tags, each with the tag's description. */
export const TAGS = new Map<string, string>();

/** Puts a controller under a tag and describes the tag; further controllers of the tag use `ApiTags`. */
export const ApiTag = (name: string, description: string): ClassDecorator => {
  TAGS.set(name, description);
  return ApiTags(name);
};
