// The measure of what is possible: node:http sending the same bytes and headers, and doing nothing else.
import { createServer } from 'node:http';

process.once('message', (answers) => {
  const ready = new Map(
    answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const answer = ready.get(request.url);
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
