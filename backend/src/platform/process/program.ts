import { Socket } from 'node:net';
import { ANSWERS, writeAnswer } from './answers.js';

/**
 * Answers the shop's messages in a process that `forkProgram` started. An answer that rejects is sent as
 * `{ kind: 'failed' }`.
 * @param answer returns undefined for a message that gets no answer
 * @returns the function that sends further messages to the shop
 */
export function answerShop<Message, Response extends object>(
  answer: (message: Message) => Promise<Response> | undefined,
): (response: Response) => void {
  const pipe = new Socket({ fd: ANSWERS, readable: false });
  const send = (response: object): void => writeAnswer(pipe, response);
  process.on('message', (message: Message) => {
    void answer(message)?.then(send, (error: unknown) => send({ kind: 'failed', message: String(error) }));
  });
  // The channel to the shop closes when the shop's process has ended.
  process.on('disconnect', () => process.exit());
  process.send?.({ kind: 'ready' });
  return send;
}
