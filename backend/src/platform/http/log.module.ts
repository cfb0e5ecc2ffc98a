import { Global, Module } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { isInternalRequest } from './internal-request.js';
import { LoggerModule } from 'nestjs-pino';
import { type DestinationStream, type LogFn, type Logger as PinoLogger, stdTimeFunctions } from 'pino';
import { LifecycleLog } from './lifecycle-log.js';

const INFO = 30;

/** Where log lines go. */
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

/** The path alone: queries may carry what people search for, and quarantine addresses are signed. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.startsWith('/api/objects/') ? path.split('/').slice(0, 4).join('/') : path;
}

const ROUTE_LIST = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

// Which modules and routes exist is in the code; the log is for what happens.
function withoutRouteList(this: PinoLogger, inputs: Parameters<LogFn>, method: LogFn, level: number): void {
  const [first] = inputs as unknown[];
  const context =
    typeof first === 'object' && first !== null && 'context' in first ? first.context : undefined;
  if (level <= INFO && ROUTE_LIST.has(String(context))) return;
  method.apply(this, inputs);
}

/** What is known to be safe: a driver's error carries the values of its query. */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: loggedError(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...cause };
}

@Module({
  imports: [
    LogStreamModule,
    LoggerModule.forRootAsync({
      inject: [LogStream],
      useFactory: (stream: LogStream) => ({
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
            hooks: { logMethod: withoutRouteList },
            // The client's own request is logged; what the cache asks for it is the same once more.
            autoLogging: { ignore: isInternalRequest },
            customAttributeKeys: { responseTime: 'ms' },
            customLogLevel: (_request: IncomingMessage, response: { statusCode: number }, error?: Error) =>
              error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'silent',
          },
          stream,
        ],
      }),
    }),
  ],
  providers: [LifecycleLog],
})
export class LogModule {}
