import { Global, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Config } from '../config/config.js';
import { DomainError } from '../domain/domain-error.js';
import { isInternalRequest } from '../http/server/internal-request.js';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import { type DestinationStream, type LogFn, type Logger as BaseLogger, stdTimeFunctions } from 'pino';
import { hasLogLine, loggedPath } from '../http/server/request-line.js';
import { LifecycleLog } from './lifecycle-log.js';

const INFO = 30;
/** The message of the error that pino-http makes from a status. */
const STATUS_ERROR = 'failed with status code ';

/** The destination of log lines; tests replace it. */
export abstract class LogStream implements DestinationStream {
  abstract write(line: string): void;
}

class StandardOutput extends LogStream {
  override write(line: string): void {
    process.stdout.write(line);
  }
}

@Global()
@Module({ providers: [{ provide: LogStream, useClass: StandardOutput }], exports: [LogStream] })
class LogStreamModule {}

/**
 * Returns the request id that the proxy sent (`X-Request-Id`). Returns a new id if there is no trusted proxy, or if the
 * sent id is invalid.
 */
export function requestId(headers: IncomingHttpHeaders, trustProxy: number): string {
  const given = headers['x-request-id'];
  return trustProxy > 0 && typeof given === 'string' && /^[\w-]{8,64}$/u.test(given) ? given : randomUUID();
}

function currentRequestId(): string | undefined {
  return new PinoLogger({}).logger.bindings()['reqId'] as string | undefined;
}

const START_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

// Drops the lists of modules and routes that Nest logs at the start.
function withoutRouteList(this: BaseLogger, inputs: Parameters<LogFn>, method: LogFn, level: number): void {
  const [first] = inputs as unknown[];
  const context =
    typeof first === 'object' && first !== null && 'context' in first ? first.context : undefined;
  if (level <= INFO && START_CONTEXTS.has(String(context))) return;
  method.apply(this, inputs);
}

/**
 * Returns only those fields of an error that are safe to log. A driver's error also contains the values of its query.
 */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  // The message of a DomainError is for the owner, in Indonesian.
  if (error instanceof DomainError && error.cause !== undefined) return loggedError(error.cause);
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: loggedError(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...cause };
}

@Module({
  imports: [
    LogStreamModule,
    LoggerModule.forRootAsync({
      inject: [LogStream, Config],
      useFactory: (stream: LogStream, config: Config) => ({
        pinoHttp: [
          {
            level: 'info',
            base: null,
            timestamp: stdTimeFunctions.isoTime,
            serializers: {
              req: (request: { method: string; url: string }) => ({
                method: request.method,
                path: loggedPath(request.url),
              }),
              res: (response: { statusCode: number }) => ({ status: response.statusCode }),
              err: loggedError,
            },
            wrapSerializers: false,
            quietReqLogger: true,
            genReqId: (request: IncomingMessage) =>
              (isInternalRequest(request) ? currentRequestId() : undefined) ??
              requestId(request.headers, config.trustProxy),
            hooks: { logMethod: withoutRouteList },
            // An internal request is not logged, because it is a part of a client's request, which is logged.
            autoLogging: { ignore: (request) => isInternalRequest(request) || !hasLogLine(request) },
            customAttributeKeys: { responseTime: 'ms' },
            // The cause of a status from 500 on has an error line of its own, so this line has no error.
            customLogLevel: (
              _request: IncomingMessage,
              { statusCode }: { statusCode: number },
              error?: Error,
            ) => (error ? 'error' : statusCode >= 500 ? 'warn' : statusCode >= 400 ? 'info' : 'silent'),
            customErrorObject: (
              _request: IncomingMessage,
              _response: unknown,
              error: Error,
              { err, ...fields }: Record<string, unknown>,
            ) => (error.message.startsWith(STATUS_ERROR) ? fields : { ...fields, err }),
          },
          stream,
        ],
      }),
    }),
  ],
  providers: [LifecycleLog],
})
export class LogModule {}
