import { getContainerRuntimeClient } from 'testcontainers';

/** The object storage that tests run against, the one that compose starts by default. */
export const S3_IMAGE = process.env.S3_IMAGE ?? 'pgsty/silo:RELEASE.2026-09-16T00-00-00Z';

let engine;

/**
 * Whether a container engine answers. A run that must have one (`REQUIRE_CONTAINERS=1`, as in CI) fails
 * without it; any other says what it goes without.
 */
export function hasContainers(withoutIt) {
  engine ??= getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  return engine.then((answers) => {
    if (answers) return true;
    if (process.env.REQUIRE_CONTAINERS === '1')
      throw new Error(`REQUIRE_CONTAINERS=1, but no container engine answers: ${withoutIt}`);
    process.stderr.write(`\n*** No container engine answers: ${withoutIt} ***\n\n`);
    return false;
  });
}
