// The HEALTHCHECK of the image. A container gets healthy when the shop is ready, so that an update takes back a release
// that never is. After that, only the process counts. Otherwise an outage of database or storage would restart all
// replicas, although they still serve pages from memory.
import { access, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mark = join(tmpdir(), 'etalase-was-ready');
const wasReady = await access(mark).then(
  () => true,
  () => false,
);
const isOk = await fetch(
  `http://127.0.0.1:${process.env['PORT'] ?? 3000}/${wasReady ? 'healthz' : 'readyz'}`,
).then(
  ({ ok }) => ok,
  () => false,
);
if (isOk && !wasReady) await writeFile(mark, '');
process.exitCode = isOk ? 0 : 1;
