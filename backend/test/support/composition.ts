import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { ADMIN_PASSWORD } from './password.js';

const root = resolve(import.meta.dirname, '../../..');

/** A separate project of docker-compose.yml, so that several can run at once. */
export class Composition {
  readonly env: NodeJS.ProcessEnv;

  constructor(
    env: Readonly<Record<string, string>>,
    private readonly files: readonly string[] = ['docker-compose.yml'],
  ) {
    const secret = randomBytes(12).toString('hex');
    this.env = {
      ...process.env,
      COMPOSE_PROJECT_NAME: `etalase-test-${randomBytes(4).toString('hex')}`,
      POSTGRES_PASSWORD: secret,
      S3_SECRET_KEY: secret,
      S3_ACCESS_KEY: 'etalase',
      ADMIN_PASSWORD,
      ...env,
    };
  }

  /** Runs `docker compose`. @returns its output. @throws with its error output. */
  compose(...parameters: string[]): string {
    return this.run('docker', ['compose', ...this.files.flatMap((file) => ['-f', file]), ...parameters]);
  }

  /** Runs a program with the composition's variables. @returns its output. @throws with all its output. */
  run(program: string, parameters: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(program, parameters, {
      cwd: root,
      encoding: 'utf8',
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${status}\n${stdout}${stderr}`);
    return stdout.trim();
  }

  port(service: string, inside: number): number {
    return Number(this.compose('port', service, String(inside)).split(':').at(-1));
  }

  /** The replicas' container ids and URLs inside this machine. */
  replicas(): { readonly id: string; readonly url: string }[] {
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
    return this.compose('ps', '--quiet', 'shop')
      .split('\n')
      .map((id) => ({ id, url: `http://${this.run('docker', ['inspect', '--format', format, id])}:3000` }));
  }

  down(): void {
    this.compose('down', '--volumes', '--timeout', '20');
  }
}
