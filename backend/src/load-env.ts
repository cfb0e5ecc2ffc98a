// `node --import` loads this file before a program. Node's option --env-file-if-exists is not used, because it prints a
// line when the file is missing.
import './platform/require-node.js';
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile();
