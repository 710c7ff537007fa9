import { posix } from 'node:path'
import type { WrittenImport } from './list-imports.ts'
import { PACKAGE_MAY_USE } from './package-directions.ts'
import { locate, type Place, sourceRootOf } from './place.ts'

/** One arrow of the map. `to` is null when it points outside the repository (node:, npm packages). */
export type Import = {
  from: Place
  to: Place | null
  specifier: string
  line: number
  how: WrittenImport['how']
  by: 'relative path' | 'hash' | 'package name'
}

export function resolveImport(from: Place, { specifier, line, how }: WrittenImport): Import {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from.path), specifier)
    return { from, to: locate(path), specifier, line, how, by: 'relative path' }
  }
  if (specifier.startsWith('#')) {
    const path = `${sourceRootOf(from.home)}/${specifier.slice(1)}`
    return { from, to: locate(path), specifier, line, how, by: 'hash' }
  }
  return { from, to: locateWorkspace(specifier), specifier, line, how, by: 'package name' }
}

function locateWorkspace(specifier: string): Place | null {
  const [scope, name = '', ...rest] = specifier.split('/')
  if (scope !== '@ahia') return null
  // What is not one of the packages is an app, or does not exist; then the type check says so.
  const top = name in PACKAGE_MAY_USE ? 'packages' : 'apps'
  return locate([top, name, ...rest].join('/'))
}
