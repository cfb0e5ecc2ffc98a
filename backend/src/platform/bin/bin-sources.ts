import type { BinSource } from '../domain/bin.js';
import { ExtensionPoint } from '../wiring/extension-point.js';

/** A slice whose items can be deleted and restored contributes its deleted items. */
export const BIN_SOURCES = new ExtensionPoint<BinSource>('bin sources');
