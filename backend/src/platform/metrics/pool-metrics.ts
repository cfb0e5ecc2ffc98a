import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Metrics } from './metrics.js';

export function addPoolMetrics(metrics: Metrics, dataSource: DataSource): void {
  const { master: pool } = dataSource.driver as unknown as { readonly master: Pool };
  metrics.addGauge('database_connections', 'Open connections to PostgreSQL', () => pool.totalCount);
  metrics.addGauge('database_connections_idle', 'Connections that no request uses', () => pool.idleCount);
  metrics.addGauge(
    'database_connections_awaited',
    'Requests waiting for a connection',
    () => pool.waitingCount,
  );
}
