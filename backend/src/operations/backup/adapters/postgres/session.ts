import { Client, escapeIdentifier } from 'pg';
import type { TableHeader } from '../../domain/format.js';

/**
 * With these settings COPY writes and reads the same text on every server, with the rows in the same order, so that
 * checksums agree. There are no time limits, because a large table takes long.
 */
export const COPY_SETTINGS = `
  SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0;
  SET client_encoding = 'UTF8';
  SET datestyle = 'ISO';
  SET intervalstyle = 'postgres';
  SET bytea_output = 'hex';
  SET extra_float_digits = 1;
  SET timezone = 'UTC';
  SET synchronize_seqscans = off`;

/** Opens a connection of its own; the caller ends it. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Without a listener a lost connection would end the process; the running or the next statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export const copyOut = (table: TableHeader): string => `COPY ${target(table)} TO STDOUT`;
export const copyIn = (table: TableHeader): string => `COPY ${target(table)} FROM STDIN`;

function target({ name, columns }: TableHeader): string {
  return `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
}
