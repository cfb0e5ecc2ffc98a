import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Composition } from './composition.js';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/**
 * The shop of stack.yml in a separate stack on this machine. If the machine is in no swarm, a swarm of this machine is
 * created.
 */
export class SwarmStack {
  /** Two names of the same image. Swarm treats an update from one name to the other as an update to a new image. */
  readonly images: readonly [string, string];

  private readonly composition: Composition;
  private readonly name: string;
  private undo: (() => Promise<unknown>)[] = [];

  constructor(env: Readonly<Record<string, string>>) {
    this.name = `etalase-test-${randomBytes(4).toString('hex')}`;
    this.images = [`etalase:${this.name}-1`, `etalase:${this.name}-2`];
    this.composition = new Composition({ ...env, CONFIG_VERSION: this.name, SHOP_IMAGE: this.images[0] });
  }

  /** Builds the image, deploys the stack and waits until the first replicas are healthy. */
  async deploy(replicas: number): Promise<void> {
    const [first, second] = this.images;
    this.composition.compose('build', '--quiet', 'shop');
    this.undo.push(() => this.docker('image', 'rm', first, second));
    await this.docker('tag', first, second);
    await this.joinSwarm();
    this.undo.push(() => this.removeStack());
    const file = ['--compose-file', 'backend/deploy/stack.yml'];
    await this.docker('stack', 'deploy', '--resolve-image', 'never', ...file, this.name);
    await this.untilHealthy(replicas, 5 * 60_000);
  }

  /**
   * Runs a `docker service` command on the shop's service, and waits until the command is done.
   * @param to a suffix of the service's name, such as `=5` for `scale`.
   */
  async service(command: string, parameters: readonly string[] = [], to = ''): Promise<void> {
    await this.docker('service', command, ...parameters, `${this.name}_shop${to}`);
  }

  updateState(): Promise<string> {
    return this.docker(
      'service',
      'inspect',
      '--format',
      '{{with .UpdateStatus}}{{.State}}{{end}}',
      `${this.name}_shop`,
    );
  }

  async replicas(): Promise<{ readonly id: string; readonly image: string }[]> {
    const service = `label=com.docker.swarm.service.name=${this.name}_shop`;
    const filters = ['--filter', service, '--filter', 'health=healthy'];
    const lines = await this.docker('ps', ...filters, '--format', '{{.ID}} {{.Image}}');
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([id = '', image = '']) => ({ id, image }));
  }

  /**
   * Waits until `count` replicas are healthy and no others run.
   * @param without the id of a container that must no longer be healthy.
   */
  async untilHealthy(count: number, limitMs: number, without?: string): Promise<void> {
    const end = performance.now() + limitMs;
    const filter = ['--filter', `name=${this.name}_shop`];
    for (;;) {
      const running = await this.docker('service', 'ls', ...filter, '--format', '{{.Replicas}}');
      const healthy = await this.replicas();
      const gone = healthy.every(({ id }) => id !== without);
      if (running === `${count}/${count}` && healthy.length === count && gone) return;
      if (performance.now() > end) throw new Error(`${running} replicas run, ${healthy.length} are healthy`);
      await sleep(250);
    }
  }

  /** The ids of all containers of the stack that run, healthy or not. */
  async containers(): Promise<string[]> {
    const label = `label=com.docker.stack.namespace=${this.name}`;
    return (await this.docker('ps', '--quiet', '--filter', label)).split('\n').toSorted();
  }

  /** Freezes the container of a service while `work` runs. */
  async whilePaused(service: 'postgres' | 'storage', work: () => Promise<void>): Promise<void> {
    const label = `label=com.docker.swarm.service.name=${this.name}_${service}`;
    const id = await this.docker('ps', '--quiet', '--filter', label);
    await this.docker('pause', id);
    try {
      await work();
    } finally {
      await this.docker('unpause', id);
    }
  }

  async kill(id: string): Promise<void> {
    await this.docker('kill', '--signal', 'KILL', id);
  }

  /**
   * Undoes the started steps of `deploy` in reverse order. A machine that was in no swarm before leaves the swarm.
   */
  async remove(): Promise<void> {
    const steps = this.undo.reverse();
    this.undo = [];
    const failures: unknown[] = [];
    for (const step of steps) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything was undone');
  }

  private async joinSwarm(): Promise<void> {
    const state = await this.docker('info', '--format', '{{.Swarm.LocalNodeState}}');
    if (state === 'inactive') {
      await this.docker('swarm', 'init', '--advertise-addr', '127.0.0.1');
      this.undo.push(() => this.leaveSwarm());
    }
    const label = await this.docker('node', 'inspect', 'self', '--format', '{{.Spec.Labels.etalase}}');
    if (label === 'main') return;
    const node = await this.docker('node', 'inspect', 'self', '--format', '{{.ID}}');
    await this.docker('node', 'update', '--label-add', 'etalase=main', node);
    this.undo.push(() => this.docker('node', 'update', '--label-rm', 'etalase', node));
  }

  /** Leaves the swarm, unless other services run in it by now. */
  private async leaveSwarm(): Promise<void> {
    if ((await this.docker('service', 'ls', '--quiet')) !== '') return;
    await this.docker('swarm', 'leave', '--force');
  }

  private async removeStack(): Promise<void> {
    const label = ['--quiet', '--filter', `label=com.docker.stack.namespace=${this.name}`];
    await this.docker('stack', 'rm', this.name);
    const end = performance.now() + 2 * 60_000;
    for (const list of [
      ['ps', '--all'],
      ['network', 'ls'],
      ['config', 'ls'],
    ])
      while ((await this.docker(...list, ...label)) !== '') {
        if (performance.now() > end) throw new Error(`docker ${list.join(' ')}: ${this.name} is still there`);
        await sleep(250);
      }
    const volumes = await this.docker('volume', 'ls', ...label);
    for (const volume of volumes.split('\n').filter(Boolean)) await this.docker('volume', 'rm', volume);
  }

  private async docker(...parameters: string[]): Promise<string> {
    const { stdout } = await run('docker', parameters, { cwd: root, env: this.composition.env });
    return stdout.trim();
  }
}
