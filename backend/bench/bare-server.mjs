// The reference for rates.mjs: a bare node:http server that sends the same bytes and headers as the shop. The parent
// process sends the responses in a message, and receives the server's port.
import { createServer } from 'node:http';

process.once('message', (responses) => {
  const responseByPath = new Map(
    responses.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const { headers, body } = responseByPath.get(request.url);
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
