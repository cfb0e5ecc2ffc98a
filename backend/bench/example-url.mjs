import { randomInt, randomUUID } from 'node:crypto';

const VALUES = {
  WORD: () => randomUUID().slice(0, 8),
  NUMBER: () => String(randomInt(1, 100_000)),
  UUID: () => randomUUID(),
  TOKEN: () => randomUUID().padEnd(43, 'A'),
};

/** Replaces each placeholder of an example in public-routes.json by a random value. */
export function exampleUrl(example) {
  return example.replace(/WORD|NUMBER|UUID|TOKEN/gu, (name) => VALUES[name]());
}
