import { getContainerRuntimeClient, ImageName } from 'testcontainers';

export const POSTGRES_IMAGE = 'postgres:18';
/** The object storage that tests run against, the one that compose starts by default. */
export const S3_IMAGE = process.env.S3_IMAGE ?? 'pgsty/silo:RELEASE.2026-09-16T00-00-00Z';

let problem;

/**
 * Whether a container engine answers and has the images, or can pull them. A run that must have one
 * (`REQUIRE_CONTAINERS=1`, as in CI) fails without it; any other says what it goes without.
 */
export async function hasContainers(withoutIt) {
  problem ??= findProblem();
  const found = await problem;
  if (found) goWithout(found, withoutIt);
  return !found;
}

/** Says that containers do not work after all, for this process and for those that it starts. */
export function giveUpContainers(error, withoutIt) {
  process.env.TEST_CONTAINERS_PROBLEM = `No container can be started (${firstLine(error)})`;
  goWithout(process.env.TEST_CONTAINERS_PROBLEM, withoutIt);
}

async function findProblem() {
  if (process.env.TEST_CONTAINERS_PROBLEM) return process.env.TEST_CONTAINERS_PROBLEM;
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  if (!engine) return 'No container engine answers';
  for (const image of [POSTGRES_IMAGE, S3_IMAGE])
    try {
      await engine.image.pull(ImageName.fromString(image));
    } catch (error) {
      return `The container engine cannot pull ${image} (${firstLine(error)})`;
    }
  return undefined;
}

function goWithout(found, withoutIt) {
  if (process.env.REQUIRE_CONTAINERS === '1')
    throw new Error(`REQUIRE_CONTAINERS=1, but: ${found}; otherwise ${withoutIt}`);
  process.stderr.write(`\n*** ${found}: ${withoutIt} ***\n\n`);
}

function firstLine(error) {
  return String(error?.message ?? error)
    .trim()
    .split('\n', 1)[0];
}
