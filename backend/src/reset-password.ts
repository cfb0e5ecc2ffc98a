import './platform/require-node.js';

const { resetPasswordCommand } = await import('./operations/commands/reset-password-command.js');
process.exitCode = await resetPasswordCommand(process.argv.slice(2));
