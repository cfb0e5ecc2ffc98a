import './platform/require-node.js';

const { backupCommand } = await import('./operations/commands/backup-commands.js');
process.exitCode = await backupCommand(process.argv.slice(2));
