import { subsetFonts } from '@ahia/ui/build-steps/subset-fonts'
import type { PluginOption, UserConfig } from 'vite'
import { clientManifest } from './client-manifest.ts'
import { endpointsWithoutSchemas } from './endpoints-without-schemas.ts'
import { resilientImports } from './resilient-imports.ts'
import { smallBoot } from './small-boot.ts'

/** How modules are grouped into files: by a test of their path, or by a name made from it. */
type Group = {
  name: string | ((file: string) => string | null)
  test?: RegExp
  tags?: '$initial'[]
  minShareCount?: number
  priority: number
}

type WebAppOptions = {
  /** The base path of the app: `/` or `/seller/`. */
  base: string
  plugins: PluginOption[]
  groups: Group[]
}

const LIBRARIES = { name: 'libraries', test: /node_modules/, priority: 9 }

/** How our web apps are built: for the browser in files that survive a bad network, and for the server in one. */
export async function webApp({ base, plugins, groups }: WebAppOptions): Promise<UserConfig> {
  await subsetFonts()
  return {
    appType: 'custom',
    base,
    plugins: [
      endpointsWithoutSchemas(),
      resilientImports({ alwaysLoaded: /assets\/(libraries|entry\.client)-/ }),
      clientManifest(),
      ...plugins,
      smallBoot(),
    ],
    // Nothing is inlined: the content security policy allows neither scripts nor fonts from data: URLs.
    build: { assetsInlineLimit: 0 },
    builder: {
      // The server build reads what the client build has made.
      buildApp: async (builder) => {
        const { client, ssr } = builder.environments
        if (client) await builder.build(client)
        if (ssr) await builder.build(ssr)
      },
    },
    environments: {
      client: {
        // In development the dependency scan does not see that contracts lose their schemas.
        optimizeDeps: { exclude: ['zod'] },
        build: {
          outDir: 'build/client',
          manifest: true,
          rollupOptions: {
            input: 'app/entry.client.tsx',
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              codeSplitting: { groups: [LIBRARIES, ...groups], includeDependenciesRecursively: false },
            },
          },
        },
      },
      // One file including the many libraries: finding and reading them would take a good part of every start.
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
}
