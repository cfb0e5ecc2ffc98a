/** Jest imports this module instead of fonts and WebAssembly files, whose URLs only Vite can import. */
export default '/asset';
