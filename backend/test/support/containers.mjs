import { getContainerRuntimeClient, ImageName } from 'testcontainers';

export const POSTGRES_IMAGE = 'postgres:18';
/** The image of the object storage server. The default is that of docker-compose.yml. */
export const S3_IMAGE = process.env.S3_IMAGE ?? 'pgsty/silo:RELEASE.2026-09-16T00-00-00Z';

let problem;

/**
 * Whether a container engine responds and has the images, or can pull them. If not, prints the reason and the
 * `consequence` to stderr. Throws instead when containers are required (`REQUIRE_CONTAINERS=1`, as in CI).
 * @param consequence a clause that says what happens without containers, such as which test is skipped.
 */
export async function hasContainers(consequence) {
  problem ??= findProblem();
  const reason = await problem;
  if (reason) report(reason, consequence);
  return !reason;
}

/**
 * Records that a container could not be started. From then on, `hasContainers` returns false in test files and child
 * processes.
 */
export function disableContainers(error, consequence) {
  process.env.TEST_CONTAINERS_PROBLEM = `No container can be started (${firstLine(error)})`;
  report(process.env.TEST_CONTAINERS_PROBLEM, consequence);
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

function report(reason, consequence) {
  if (process.env.REQUIRE_CONTAINERS === '1')
    throw new Error(`REQUIRE_CONTAINERS=1, but: ${reason}; otherwise ${consequence}`);
  process.stderr.write(`\n*** ${reason}: ${consequence} ***\n\n`);
}

function firstLine(error) {
  return String(error?.message ?? error)
    .trim()
    .split('\n', 1)[0];
}
