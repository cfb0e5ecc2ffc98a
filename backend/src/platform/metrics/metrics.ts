import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

interface RequestDuration {
  readonly method: string;
  /** The pattern of the route. The URL is not used, because each product would then have a separate time series. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/**
 * The metrics that `MetricsServer` serves. Modules add further metrics. Their values are read when the metrics are
 * requested.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Adds memory, CPU, garbage collection and event-loop delay of the process. The measurement needs a timer. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  addGauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(
          await Promise.resolve()
            .then(read)
            .catch(() => NaN),
        );
      },
    });
  }

  addLabeledGauge(
    name: string,
    help: string,
    label: string,
    read: () => Promise<ReadonlyMap<string, number>>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        const values = await read().catch(() => []);
        for (const [value, number] of values) this.set({ [label]: value }, number);
      },
    });
  }

  /** Adds a gauge that is always 1, whose labels tell about the process. */
  addInfo(name: string, help: string, labels: Readonly<Record<string, string>>): void {
    new Gauge({ name, help, labelNames: Object.keys(labels), registers: [this.registry] }).set(labels, 1);
  }

  addCounter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  addLabeledCounter(
    name: string,
    help: string,
    label: string,
    read: () => ReadonlyMap<string, number>,
  ): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [value, count] of read()) this.inc({ [label]: value }, count);
      },
    });
  }

  observeRequest({ method, route, status, seconds }: RequestDuration): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
