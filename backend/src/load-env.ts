// `node --import` loads this file before a program. Variables that are already set remain.
import './platform/require-node.js';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnvFile } from './platform/config/env-file.js';
import { OperatorError } from './platform/domain/operator-error.js';

if (existsSync('.env'))
  try {
    for (const [name, value] of Object.entries(parseEnvFile(readFileSync('.env', 'utf8'))))
      process.env[name] ??= value;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
