// npm 9 and 10 install the packaged Node without the link in node_modules/.bin through which npm scripts find it.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const { node } = process.versions;
if (Number.parseInt(node) < 24) {
  const name = `node-${process.platform.replace('win32', 'win')}-${process.arch}`;
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
  } catch {
    process.stderr.write(
      `Etalase needs Node 24, and this is Node ${node}: install Node 24. Its packages bring one for Linux with glibc and for Windows only.\n`,
    );
    process.exit(1);
  }
  execFileSync(process.execPath, [process.env.npm_execpath, 'rebuild', '--ignore-scripts', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
