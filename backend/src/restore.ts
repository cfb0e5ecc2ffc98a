import './platform/require-node.js';

const { restoreCommand } = await import('./backup-commands.js');
process.exitCode = await restoreCommand(process.argv.slice(2));
