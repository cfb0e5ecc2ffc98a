// Imported first and alone by every program: on an older Node the rest may not even load, or do nothing.
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `Etalase needs Node ${NEEDED}, and this is Node ${process.versions.node}: install Node ${NEEDED}, or start it with npm, which brings its own on Linux and Windows\n`,
  );
  process.exit(1);
}
