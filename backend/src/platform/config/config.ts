import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError } from './config-error.js';
import { readSecrets } from './secrets.js';

export interface S3Config {
  readonly endpoint: URL;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/**
 * The configuration, read from the environment variables and validated once at the start.
 * @throws ConfigError for an invalid variable.
 */
export class Config {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly s3: S3Config | undefined;
  readonly adminPassword: string | undefined;
  readonly sampleData: boolean;
  /** The origin of the shop's public address, without a trailing slash. */
  readonly publicUrl: string;
  /** Number of trusted reverse proxies in front of the shop. */
  readonly trustProxy: number;
  /** The addresses on which the shop and its metrics listen; '::' stands for all addresses. */
  readonly hosts: readonly string[];
  readonly apiDocs: boolean;
  readonly metricsPort: number | undefined;
  /** The memory, in bytes, that one replica should not exceed. The sizes of the caches depend on this number. */
  readonly memory: number;
  readonly backupDir: string | undefined;
  readonly backupKeep: number;
  /** The origin of Vite's dev server, which `make dev` sets; undefined if the built front end is served. */
  readonly devServer: string | undefined;

  constructor(env: Readonly<Record<string, string | undefined>> = process.env) {
    const secrets = readSecrets(env);
    // An empty variable counts as not set.
    const read = (name: string): string | undefined => (secrets[name] ?? env[name])?.trim() || undefined;
    this.port = port('PORT', read('PORT')) ?? 3000;
    this.dataDir = resolve(read('DATA_DIR') ?? '.data');
    this.databaseUrl = databaseUrl(read('DATABASE_URL'), secrets.PGPASSWORD);
    this.s3 = s3(read);
    // The password is not trimmed, because spaces may belong to it.
    this.adminPassword = adminPassword(secrets.ADMIN_PASSWORD);
    this.sampleData = flag('SAMPLE_DATA', read('SAMPLE_DATA'), true);
    const publicPort = port('PUBLIC_PORT', read('PUBLIC_PORT')) ?? this.port;
    this.publicUrl = publicUrl(read('PUBLIC_URL') ?? `http://localhost:${publicPort}`);
    this.trustProxy = trustProxy(read('TRUST_PROXY'));
    // Behind a proxy, the default is localhost. With all addresses, a client could reach the port directly, and send
    // any address in X-Forwarded-For.
    this.hosts = hosts(read('HOST') ?? (this.trustProxy > 0 ? 'localhost' : '::'));
    this.apiDocs = flag('API_DOCS', read('API_DOCS'), true);
    this.metricsPort = port('METRICS_PORT', read('METRICS_PORT'));
    this.memory = (megabytes('MEMORY', read('MEMORY')) ?? 512) * 1024 * 1024;
    const backupDir = read('BACKUP_DIR');
    this.backupDir = backupDir === undefined ? undefined : resolve(backupDir);
    this.backupKeep = count('BACKUP_KEEP', read('BACKUP_KEEP')) ?? 14;
    this.devServer = read('DEV_SERVER');
  }
}

function port(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/u.test(value) || number > 65535) throw new ConfigError(name, `must be a port from 0 to 65535`);
  return number;
}

function megabytes(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d{1,6}$/u.test(value) || number < 128)
    throw new ConfigError(name, 'must be a number of megabytes, at least 128');
  return number;
}

function count(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/u.test(value)) throw new ConfigError(name, 'must be a number from 1 to 9999');
  return Number(value);
}

function flag(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (['true', '1', 'yes'].includes(value.toLowerCase())) return true;
  if (['false', '0', 'no'].includes(value.toLowerCase())) return false;
  throw new ConfigError(name, 'must be true or false');
}

function trustProxy(value: string | undefined): number {
  if (value === undefined || value === 'false') return 0;
  if (value === 'true') return 1;
  if (/^\d$/u.test(value)) return Number(value);
  throw new ConfigError('TRUST_PROXY', 'must be false or the number of proxies in front (1 to 9)');
}

function hosts(value: string): readonly string[] {
  if (value === 'localhost') return ['127.0.0.1', '::1'];
  if (isIP(value) === 0)
    throw new ConfigError('HOST', 'must be localhost, an IP address of this machine, or :: for all of them');
  return [value];
}

function publicUrl(value: string): string {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new ConfigError('PUBLIC_URL', 'must be a URL without a path, such as https://shop.example');
  return url.origin;
}

function databaseUrl(value: string | undefined, password: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.hash || !isDecodable(value))
    throw new ConfigError(
      'DATABASE_URL',
      'must look like postgres://user:password@host:5432/database, with %23 for # and %25 for %',
    );
  if (!password || url.password) return value;
  url.password = encodeURIComponent(password);
  return url.host && url.username ? url.href : value;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function adminPassword(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if ([...value].length < 6) throw new ConfigError('ADMIN_PASSWORD', 'must have at least 6 characters');
  return value;
}

function s3(read: (name: string) => string | undefined): S3Config | undefined {
  const endpoint = read('S3_ENDPOINT');
  if (endpoint === undefined) return undefined;
  const url = URL.parse(endpoint);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new ConfigError('S3_ENDPOINT', 'must be a URL such as http://localhost:9000');
  const required = (name: string): string => {
    const value = read(name);
    if (value === undefined) throw new ConfigError(name, 'must be set when S3_ENDPOINT is set');
    return value;
  };
  return {
    endpoint: url,
    bucket: required('S3_BUCKET'),
    accessKey: required('S3_ACCESS_KEY'),
    secretKey: required('S3_SECRET_KEY'),
    region: read('S3_REGION') ?? 'us-east-1',
  };
}
