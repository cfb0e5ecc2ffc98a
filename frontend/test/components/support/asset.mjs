/** Replaces files that only Vite can import. */
export default '/asset';
