/**
 * The program of a process that reads lists. It runs separately from the shop and without the shop's secrets. So a file
 * that takes all memory affects only the reading of this file.
 */
import { readFile } from './read-file.js';
import { type ReadRequest, type ReadResponse, Unreadable } from './reading.js';

process.on('message', ({ file, limits }: ReadRequest) => {
  void readFile(file, limits).then(
    (table) => send({ kind: 'table', table }),
    (error: unknown) => {
      if (error instanceof Unreadable)
        send({
          kind: 'refused',
          reason: error.reason,
          ...(error.detail !== undefined && { detail: error.detail }),
        });
      else send({ kind: 'failed', message: String(error) });
    },
  );
});
// The channel to the shop closes when the shop's process has ended.
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });

function send(response: ReadResponse): void {
  process.send?.(response);
}
