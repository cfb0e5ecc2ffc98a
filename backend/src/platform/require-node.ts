// Every program for operators imports this file first, because other modules may fail to load, or do nothing, on an
// older Node.
const REQUIRED_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < REQUIRED_MAJOR) {
  process.stderr.write(
    `Etalase needs Node ${REQUIRED_MAJOR}, and this is Node ${process.versions.node}: install Node ${REQUIRED_MAJOR}, or run npm ci and start it with npm, which brings its own on Linux and Windows\n`,
  );
  process.exit(1);
}
