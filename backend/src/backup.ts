import './platform/require-node.js';

const { backupCommand } = await import('./operations/commands/backup-commands.js');
const { AppModule } = await import('./app.module.js');
process.exitCode = await backupCommand(process.argv.slice(2), AppModule);
