import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { forgetTests, runTests } from './globals.mjs';

// A child process of mutants.mjs. For each mutant it loads the specs and the sources that they import anew, and answers
// whether a test has failed.
const compiled = new Map();
let run = 0;
let mutant;

function compile(path, source) {
  const { code } = transformSync(source, {
    filename: path,
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      target: 'es2023',
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  });
  return code;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return { url: new URL('globals.mjs', import.meta.url).href, shortCircuit: true };
    if (/^\.{1,2}\/.*\.js$/u.test(specifier)) {
      const url = new URL(specifier.replace(/\.js$/u, '.ts'), context.parentURL);
      if (existsSync(fileURLToPath(url))) return { url: `${url.href}?run=${run}`, shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!/\.ts\?run=\d+$/u.test(url)) return next(url, context);
    const path = fileURLToPath(url.replace(/\?.*$/u, ''));
    if (path === mutant?.path)
      return { format: 'module', source: compile(path, mutant.source), shortCircuit: true };
    if (!compiled.has(path)) compiled.set(path, compile(path, readFileSync(path, 'utf8')));
    return { format: 'module', source: compiled.get(path), shortCircuit: true };
  },
});

const rejected = [];
process.on('unhandledRejection', (reason) => void rejected.push(reason));
process.on('message', async ({ specs, ...given }) => {
  run += 1;
  mutant = given.path ? given : undefined;
  let error = '';
  rejected.length = 0;
  try {
    for (const spec of specs) {
      await import(`${pathToFileURL(spec).href}?run=${run}`);
      await runTests();
      if (rejected.length > 0) throw new Error(rejected.join());
    }
  } catch (failure) {
    error = String(failure?.message ?? failure);
  }
  forgetTests();
  process.send({ error });
});
