// Writes the commit of a build, which its version names. An image is built without git, and gets COMMIT.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const git = () => spawnSync('git', ['rev-parse', '--short=9', 'HEAD'], { encoding: 'utf8' }).stdout?.trim();
writeFileSync(new URL('dist/commit', import.meta.url), process.env.COMMIT || git() || '');
