import fs from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Parts of React Router that the market never uses but every shopper would pay for (2.4 kB): watching the router from
 * outside, and asking the server which routes there are (react-router.config.ts sends them all at once).
 */
const UNUSED = /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/

/** In the client build each of their functions does nothing, which is what it does while its feature is off. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'ahia:unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: UNUSED },
      handler: (id) => ({ code: withEmptyExports(fs.readFileSync(id, 'utf8')), map: null, moduleType: 'js' }),
    },
  }
}

/** Refuses when the module no longer looks as it did, so that an upgrade is noticed. */
export function withEmptyExports(source: string): string {
  const names = /export \{ ([\w$, ]+) \};\s*(\/\/.*)?\s*$/.exec(source)?.[1]?.split(', ')
  if (!names) throw new Error('A part of React Router is written differently now: see unused-router-parts.ts')
  return names.map((name) => `export const ${name} = () => undefined`).join('\n')
}
