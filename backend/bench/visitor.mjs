// GETs a URL at a constant rate, whether or not earlier requests have ended. It begins with the message 'start', and
// answers the message 'stop' with the p99 in ms. It is a process of its own, because the work of photos.mjs would
// delay it.
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
    // A failed visit counts as one that never ends.
    timer = setInterval(
      () => visits.push(timed(() => read(url)).catch(() => Infinity)),
      1000 / VISITS_PER_SECOND,
    );
  } else process.send(percentile(await Promise.all(visits), 0.99));
});
