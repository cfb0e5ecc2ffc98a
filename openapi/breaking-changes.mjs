// Fails when the contract breaks clients of an earlier contract. The argument names the commit of the earlier contract,
// by default `main`. Breaking changes are allowed in a new major version that CHANGELOG.md names.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const contract = join(root, 'openapi/openapi.json');
const commit = process.argv[2] ?? 'main';
const folder = mkdtempSync(join(tmpdir(), 'etalase-contract-'));
try {
  const base = join(folder, 'base.json');
  writeFileSync(base, git('show', `${commit}:openapi/openapi.json`));
  console.log(redocly('stylish').trim());
  // The version that the changes since the earlier contract require.
  const requiredVersion = redocly('next-version').trim();
  const { version } = JSON.parse(readFileSync(contract, 'utf8')).info;
  if (major(version) < major(requiredVersion))
    fail(`Clients break: the version must be ${requiredVersion}, not ${version}`);
  else if (
    major(version) > major(JSON.parse(readFileSync(base, 'utf8')).info.version) &&
    !isInChangelog(version)
  )
    fail(`CHANGELOG.md must name contract ${version} and what breaks`);

  function redocly(format) {
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const config = join(root, 'openapi/redocly.yaml');
    const options = ['--config', config, '--format', format, '--fail-on', 'none'];
    return run(process.execPath, [cli, 'diff', base, contract, ...options]);
  }
} finally {
  rmSync(folder, { recursive: true });
}

function major(version) {
  return Number(version.split('.', 1)[0]);
}

function isInChangelog(version) {
  return readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`Contract ${version}`);
}

function git(...args) {
  return run('git', args);
}

function run(command, args) {
  return execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
