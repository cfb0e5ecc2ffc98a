// `node --import` loads this file before a program. Node's own option --env-file-if-exists is not used, because it
// prints a line when there is no file.
import './platform/require-node.js';
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile();
