import autocannon from 'autocannon';
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { promisify } from 'node:util';

const CONNECTIONS = 20;
const HEADERS = { 'accept-encoding': 'br' };
// Linux states the CPU time of a process in ticks of 1/100 s.
const TICKS_PER_SECOND = 100;
const UNIT_MS = { us: 0.001, ms: 1, s: 1000 };

/**
 * wrk is preferred: autocannon needs more CPU time than the measured servers, so autocannon itself would limit the
 * result.
 */
export const GENERATOR = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/**
 * Sends GET requests to a URL without a pause, for this number of seconds.
 * @returns requests per second, the number of requests, and the p99 of the latency in ms.
 */
export const load = GENERATOR === 'wrk' ? wrk : cannon;

async function wrk(url, seconds) {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const { stdout } = await promisify(execFile)('wrk', [...options, url]);
  const failures = /^.*(?:Socket errors|Non-2xx).*$/mu.exec(stdout);
  if (failures) throw new Error(`${url}: ${failures[0].trim()}`);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)\b/u.exec(stdout);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)[1]),
    requests: Number(/(\d+) requests in/u.exec(stdout)[1]),
    p99: p99 * UNIT_MS[unit],
  };
}

async function cannon(url, seconds) {
  const result = await autocannon({ url, duration: seconds, connections: CONNECTIONS, headers: HEADERS });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  return { rate: result.requests.average, requests: result.requests.total, p99: result.latency.p99 };
}

/** Sends one GET request. @returns headers and compressed body, which `fetch` would decompress. */
export function read(url, options = {}) {
  return new Promise((done, fail) => {
    request(url, { headers: HEADERS, ...options }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        response.statusCode === 200
          ? done({ headers: response.headers, body: Buffer.concat(chunks) })
          : fail(new Error(`${url}: ${response.statusCode}`)),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** Returns the CPU seconds that all threads of a process have used so far. */
export function cpuSeconds(pid) {
  // The command's name, which ends with `)`, may contain spaces. The times are the 12th and 13th field after the name.
  const [userTicks, systemTicks] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(') ')
    .at(-1)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (userTicks + systemTicks) / TICKS_PER_SECOND;
}

/** Returns the resident memory of a process in megabytes. */
export function megabytes(pid) {
  return Math.round(
    Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );
}
