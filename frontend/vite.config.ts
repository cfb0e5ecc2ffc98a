import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = process.env['BACKEND_URL'] ?? 'http://localhost:3000';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? { target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        // Data addresses would need a wider content security policy.
        assetsInlineLimit: 0,
        rollupOptions: { input: ['index.html', 'admin.html', 'unavailable.html'] },
      },
  // Without it, the server would carry and run React's development build.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // One self-contained build: the server that renders pages needs no packages of the front end.
  ssr: { noExternal: true },
  server: { proxy: { '/api': backend, '/objects': backend } },
}));
