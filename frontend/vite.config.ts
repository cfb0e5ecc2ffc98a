import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  // Data addresses would need a wider content security policy.
  assetsInlineLimit: 0,
};

// Shop and panel are built apart, so that no chunk of the shop carries what only the panel uses.
const builds: Record<string, BuildEnvironmentOptions> = {
  production: {
    ...client,
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'unavailable.html'],
      // What every page needs in one file: dozens of small ones compress worse and are asked for one by one.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shop',
              test: /node_modules|src\/(?:api|format|theme|ui|storefront\/(?:catalog|layout))\//,
            },
          ],
        },
      },
    },
  },
  admin: {
    ...client,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: ['admin.html'] },
  },
  server: {
    outDir: 'dist/server',
    target: 'node20',
    copyPublicDir: false,
    ssr: 'src/app/entry-server.tsx',
  },
};

export default defineConfig(({ command, mode }) => ({
  plugins: [react()],
  ...(command === 'build' && {
    build: builds[mode],
    // Without it, the server would carry and run React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    // One self-contained build: the server that renders pages needs no packages of the front end.
    ssr: { noExternal: true },
  }),
}));
