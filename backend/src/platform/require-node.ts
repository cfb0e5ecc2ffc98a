// Every program imports this first and alone, because other modules may not load on an older Node, or do nothing.
const REQUIRED_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < REQUIRED_MAJOR) {
  process.stderr.write(
    `Etalase needs Node ${REQUIRED_MAJOR}, and this is Node ${process.versions.node}: install Node ${REQUIRED_MAJOR}, or start it with npm, which brings its own on Linux and Windows\n`,
  );
  process.exit(1);
}
