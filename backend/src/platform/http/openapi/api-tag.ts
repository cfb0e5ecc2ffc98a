import { ApiTags } from '@nestjs/swagger';

/** The tags of the contract by name, each with its description. */
export const TAGS = new Map<string, string>();

/** Puts a controller under a tag and describes the tag; further controllers of the tag use `ApiTags`. */
export const ApiTag = (name: string, description: string): ClassDecorator => {
  TAGS.set(name, description);
  return ApiTags(name);
};
