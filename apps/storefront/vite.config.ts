import { subsetFonts } from '@ahia/ui/build/subset-fonts'
import { clientManifest } from '@ahia/web/vite/client-manifest'
import { endpointsWithoutSchemas } from '@ahia/web/vite/endpoints-without-schemas'
import { resilientImports } from '@ahia/web/vite/resilient-imports'
import { smallBoot } from '@ahia/web/vite/small-boot'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { makeBrandFiles, PUBLIC_FOLDER } from './build-steps/brand-files.ts'
import { documents } from './build-steps/documents.ts'
import { serviceWorker } from './build-steps/service-worker.ts'

/**
 * What several pages share travels by folder: one file compresses better than a dozen small ones, and a folder holds what
 * is used together.
 */
const GROUPS = [
  { name: 'libraries', test: /node_modules/, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  { name: folderOf, minShareCount: 2, priority: 1 },
]

/** Most of the packages is small and needed nearly everywhere; of looks, forms and the like are not. */
const BASE = /^(?!papers|ui\/src\/|web\/src\/(forms|menus))/

function folderOf(file: string): string | null {
  const [, home = '', folder = ''] = /\/(apps|packages)\/(.+)\/[^/]+$/.exec(file) ?? []
  if (home === 'packages') return BASE.test(folder) ? 'base' : folder.replace('/src', '').replaceAll('/', '-')
  return home === 'apps' ? folder.replace('storefront/app/', '').replaceAll('/', '-') : null
}

export default defineConfig(async (): Promise<UserConfig> => {
  await Promise.all([subsetFonts(), makeBrandFiles()])
  return {
    appType: 'custom',
    publicDir: PUBLIC_FOLDER,
    plugins: [
      endpointsWithoutSchemas(),
      documents(),
      resilientImports({ alwaysLoaded: /assets\/(libraries|entry\.client)-/ }),
      clientManifest(),
      tailwindcss(),
      react(),
      smallBoot(),
      serviceWorker(),
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
        // In development the scan for dependencies does not see that contracts lose their schemas.
        optimizeDeps: { exclude: ['zod'] },
        build: {
          outDir: 'build/client',
          manifest: true,
          rollupOptions: {
            input: 'app/entry.client.tsx',
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false },
            },
          },
        },
      },
      // One file, with the libraries that are many: finding and reading them would be a good part of every start.
      ssr: {
        resolve: { noExternal: ['zod'] },
        build: {
          outDir: 'build/server',
          emptyOutDir: true,
          copyPublicDir: false,
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
