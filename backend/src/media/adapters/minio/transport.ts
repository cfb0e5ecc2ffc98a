import * as http from 'node:http';
import * as https from 'node:https';
import type { ClientOptions } from 'minio';
import { startDeadline } from '../../../platform/limiter/deadline.js';

type Transport = NonNullable<ClientOptions['transport']>;

const TIMEOUT_MS = 5000;
const AGENT_OPTIONS: http.AgentOptions = {
  keepAlive: true,
  maxSockets: 32,
  // This idle timeout is shorter than that of servers, so that no request uses a connection that the server is closing.
  timeout: 8000,
};

/** Node's HTTP client with keep-alive connections and a timeout for servers that do not respond. */
export function transportFor(useSSL: boolean): Transport {
  const module = useSSL ? https : http;
  const agent = useSSL ? new https.Agent(AGENT_OPTIONS) : new http.Agent(AGENT_OPTIONS);
  const request = (
    options: http.RequestOptions,
    onResponse: (response: http.IncomingMessage) => void,
  ): http.ClientRequest => {
    const sent = module.request({ ...options, agent, timeout: TIMEOUT_MS }, onResponse);
    const onTimeout = (): void => {
      const { socket } = sent;
      const bytesRead = socket?.bytesRead;
      startDeadline(() => {
        if (socket?.bytesRead === bytesRead)
          sent.destroy(
            Object.assign(new Error('The object storage does not respond'), { code: 'ETIMEDOUT' }),
          );
        // Node reports only the first timeout of a request.
        else socket?.once('timeout', onTimeout);
      }, 0);
    };
    sent.once('timeout', onTimeout);
    return sent;
  };
  return { request } as Transport;
}
