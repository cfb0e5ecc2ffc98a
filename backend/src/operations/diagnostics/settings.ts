import { type Config, version } from '../../platform/index.js';
import type { DiagnosticsSettings } from './diagnostics.js';

/** For the server, and for the script `doctor`. */
export function settingsOf({ publicUrl, trustProxy, dataDir, backupDir }: Config): DiagnosticsSettings {
  const release = `${version}, Node ${process.versions.node}`;
  return { release, publicUrl, trustProxy, dataDir, backupDir };
}
