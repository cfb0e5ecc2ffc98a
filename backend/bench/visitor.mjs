// Sends GET requests to a URL at a constant rate, even while earlier requests are still running. The message 'start'
// begins the requests. The answer to the message 'stop' is the p99 of the latency in ms. This is a separate process,
// because the work of photos.mjs would delay the requests.
import { percentile, timed } from './figures.mjs';
import { read } from './load.mjs';

const VISITS_PER_SECOND = 50;
const [url] = process.argv.slice(2);
let visits = [];
let timer;

process.on('message', async (message) => {
  clearInterval(timer);
  if (message === 'start') {
    visits = [];
    // A failed request counts as infinitely long.
    timer = setInterval(
      () => visits.push(timed(() => read(url)).catch(() => Infinity)),
      1000 / VISITS_PER_SECOND,
    );
  } else process.send(percentile(await Promise.all(visits), 0.99));
});
