import { subsetFonts } from '@ahia/ui/build/subset-fonts'
import { clientManifest } from '@ahia/web/vite/client-manifest'
import { endpointsWithoutSchemas } from '@ahia/web/vite/endpoints-without-schemas'
import { resilientImports } from '@ahia/web/vite/resilient-imports'
import { smallBoot } from '@ahia/web/vite/small-boot'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { appManifest } from './build-steps/app-manifest.ts'

export default defineConfig(async (): Promise<UserConfig> => {
  await subsetFonts()
  return {
    appType: 'custom',
    base: '/seller/',
    plugins: [
      endpointsWithoutSchemas(),
      resilientImports({ alwaysLoaded: /assets\/(libraries|entry\.client)-/ }),
      clientManifest(),
      appManifest(),
      tailwindcss(),
      react(),
      smallBoot(),
    ],
    // Nothing is inlined: the content security policy lets neither scripts nor fonts come from data: addresses.
    build: { assetsInlineLimit: 0 },
    builder: {
      // The server's build reads what the client's has made.
      buildApp: async (builder) => {
        const { client, ssr } = builder.environments
        if (client) await builder.build(client)
        if (ssr) await builder.build(ssr)
      },
    },
    environments: {
      client: {
        optimizeDeps: { exclude: ['zod'] },
        build: {
          outDir: 'build/client',
          manifest: true,
          rollupOptions: {
            input: 'app/entry.client.tsx',
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'libraries', test: /node_modules/, priority: 2 },
                  { name: 'base', test: /\/packages\//, minShareCount: 2, priority: 1 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: ['zod'] },
        build: {
          outDir: 'build/server',
          emptyOutDir: true,
          ssr: true,
          rollupOptions: {
            input: 'app/server.tsx',
            output: { codeSplitting: false, entryFileNames: 'index.js' },
          },
        },
      },
    },
  }
})
