// Loaded before a program by `node --import`. Node's own --env-file-if-exists prints a line when there is no file.
import './platform/require-node.js';
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile();
