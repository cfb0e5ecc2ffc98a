/** Takes the place of a file that only the build knows how to import. */
export default '/asset';
