import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:client-manifest'
const RESOLVED = `\0${NAME}`

/** `import { clientManifest } from 'virtual:client-manifest'`: the files of the client build, for the server build. */
export function clientManifest(): Plugin {
  let file = ''
  let isBuild = false
  return {
    name: 'ahia:client-manifest',
    configResolved(config) {
      isBuild = config.command === 'build'
      file = path.join(config.root, 'build/client/.vite/manifest.json')
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const hasManifest = isBuild && this.environment.name === 'ssr'
      const manifest = hasManifest ? toSmallManifest(JSON.parse(fs.readFileSync(file, 'utf8'))) : null
      return {
        code: `export const clientManifest = ${JSON.stringify(manifest)}`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}

type Entry = { file: string; imports?: string[] }

/** Only what the list of a page's files needs. */
const toSmallManifest = (manifest: Record<string, Entry>) =>
  Object.fromEntries(
    Object.entries(manifest).map(([source, { file, imports }]) => [
      source,
      { file, ...(imports && { imports }) },
    ]),
  )
