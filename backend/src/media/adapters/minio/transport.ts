import * as http from 'node:http';
import * as https from 'node:https';
import type { ClientOptions } from 'minio';

type Transport = NonNullable<ClientOptions['transport']>;

const TIMEOUT_MS = 5000;
const AGENT_OPTIONS: http.AgentOptions = {
  keepAlive: true,
  maxSockets: 32,
  // Shorter than any server's, so that a connection is never used just as the server closes it.
  timeout: 8000,
};

/** Node's own transport with connections kept open, and an end to waiting for a server that says nothing. */
export function transportFor(useSSL: boolean): Transport {
  const module = useSSL ? https : http;
  const agent = useSSL ? new https.Agent(AGENT_OPTIONS) : new http.Agent(AGENT_OPTIONS);
  const request = (
    options: http.RequestOptions,
    answer: (response: http.IncomingMessage) => void,
  ): http.ClientRequest => {
    const sent = module.request({ ...options, agent, timeout: TIMEOUT_MS }, answer);
    sent.on('timeout', () => sent.destroy(new Error('The object storage does not answer')));
    return sent;
  };
  return { request } as Transport;
}
