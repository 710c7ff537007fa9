import type { Plugin } from 'vite'

const HELPER = /vite\/preload-helper\.js$/

/**
 * Vite wraps each `import()` so that what it needs is asked for along with it: 0.9 kB on every page. Ours need next to
 * nothing besides themselves, as files that are needed together travel together, and no script brings styles.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'ahia:plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: HELPER },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null, moduleType: 'js' }),
    },
  }
}
