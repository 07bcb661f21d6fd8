import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** `npm start` builds the pages with it; nothing of Vite runs in the service. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What browsers of the last two years understand.
    target: 'es2024',
    // The policy of the pages allows files of the service alone, so nothing is written into the document.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // `vite dev` serves the pages as they are written, with the service beside it.
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/v1', '/graphql', '/problems'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
});
