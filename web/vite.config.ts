import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env.MOTORPOOL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/motorpool/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // what is inlined could not be cached
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] }, // the words are beside us
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: "jsdom",
    isolate: false, // to make a document for each file takes longer than all tests
    include: ["src/**/*.test.ts"],
    setupFiles: ["tools/test-setup.ts"],
  },
});
