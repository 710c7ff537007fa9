import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What Vite wraps each `import()` of a client build in. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/
const LOAD_MODULE = fileURLToPath(new URL('../loading/load-module.ts', import.meta.url))

/**
 * Makes every `import()` of the app fetch its files first and import only what has arrived (loading/load-module.ts).
 * Vite hands its preload helper the files of each import; ours takes the place of that helper. Files that run before any
 * import does (`alwaysLoaded`) are left out of the lists.
 */
export function resilientImports({ alwaysLoaded }: { alwaysLoaded: RegExp }): Plugin {
  let isUsed = false
  return {
    name: 'ahia:resilient-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // By default the list of a file that imports nothing is empty.
          resolveDependencies: (file, dependencies) =>
            [...new Set([file, ...dependencies])].filter((name) => !alwaysLoaded.test(name)),
        },
      },
    }),
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => {
        isUsed = true
        return { code: HELPER, map: null, moduleType: 'js' }
      },
    },
    generateBundle() {
      if (!isUsed) throw new Error('Vite no longer asks for its preload helper: see resilient-imports.ts')
    },
  }
}

/** The files are relative to the app's base. */
const HELPER = `
import { loadModule } from ${JSON.stringify(LOAD_MODULE)}
export const __vitePreload = (load, files) => loadModule(load, files?.map((file) => import.meta.env.BASE_URL + file))
`
