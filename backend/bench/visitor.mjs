// Sends GET requests to a URL at a constant rate, even while earlier requests are still running. The message 'start'
// begins the requests. The answer to the message 'stop' is the p99 of the latency in ms, and the number of requests
// that failed or were refused. This is a separate process, because other work would delay the requests. With an
// address, each request opens a connection from it.
import { percentile, timed } from './figures.mjs';
import { read } from './load.mjs';

const VISITS_PER_SECOND = 50;
const [url, localAddress] = process.argv.slice(2);
const options = localAddress ? { localAddress, agent: false } : {};
let visits = [];
let timer;

// The program that began this one has ended.
process.on('disconnect', () => process.exit());
process.on('message', async (message) => {
  clearInterval(timer);
  if (message === 'start') {
    visits = [];
    // A failed request counts as infinitely long.
    timer = setInterval(
      () => visits.push(timed(() => read(url, options)).catch(() => Infinity)),
      1000 / VISITS_PER_SECOND,
    );
  } else {
    const times = await Promise.all(visits);
    process.send({ p99: percentile(times, 0.99), refused: times.filter((ms) => ms === Infinity).length });
  }
});
