import './platform/require-node.js';

const { restoreCommand } = await import('./operations/commands/backup-commands.js');
const { AppModule } = await import('./app.module.js');
process.exitCode = await restoreCommand(process.argv.slice(2), AppModule);
