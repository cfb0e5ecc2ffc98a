import './platform/require-node.js';

const { resetPasswordCommand } = await import('./reset-password-command.js');
process.exitCode = await resetPasswordCommand(process.argv.slice(2));
