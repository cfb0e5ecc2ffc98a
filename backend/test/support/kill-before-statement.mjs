// A test loads this module into the process of a shop before the shop's own code. The process ends with SIGKILL before
// the nth statement of the panel's first change. The count begins at the statement that starts the recording of the
// change. Each statement adds a character to the file STATEMENTS: C for the commit, and a dot for any other statement.
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const BEGINS_RECORDING = 'set_config(name, value, true)';
const killBefore = Number(process.env.KILL_BEFORE_STATEMENT);
const { query } = pg.Client.prototype;
let statements = 0;

pg.Client.prototype.query = function (...parameters) {
  const sql = typeof parameters[0] === 'string' ? parameters[0] : parameters[0]?.text;
  if (statements > 0 || sql?.includes(BEGINS_RECORDING)) {
    statements += 1;
    if (statements === killBefore) process.kill(process.pid, 'SIGKILL');
    appendFileSync(process.env.STATEMENTS, sql === 'COMMIT' ? 'C' : '.');
  }
  return query.apply(this, parameters);
};
