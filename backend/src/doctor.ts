import './platform/require-node.js';

const { doctorCommand } = await import('./operations/commands/doctor-command.js');
const { AppModule } = await import('./app.module.js');
process.exitCode = await doctorCommand(process.argv.slice(2), AppModule);
