import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'

type Require = (name: string) => unknown
type Module = { exports: unknown }
type Script = (require: Require, module: Module, exports: unknown) => void

export type AppScripts = ReadonlyMap<string, Script>

const ENTRY = 'entry.client.js'
const requireShared = createRequire(path.resolve(import.meta.dirname, '../../package.json'))

/** Compiles the files of build-app-scripts.ts, to be run as often as pages are opened. */
export const compileScripts = (files: Readonly<Record<string, string>>): AppScripts =>
  new Map(Object.entries(files).map(([name, code]) => [name, compile(name, code)]))

const compile = (name: string, code: string): Script =>
  new vm.Script(`(function (require, module, exports) {${code}\n})`, {
    filename: `storefront/${name}`,
  }).runInThisContext()

type Running = {
  /** What these libraries are for the page, instead of themselves. */
  replaced: Readonly<Record<string, unknown>>
  /** Files that cannot be fetched now. */
  lost: ReadonlySet<string>
}

/** Starts the app, with modules that no page before has used. */
export function runApp(scripts: AppScripts, { replaced, lost }: Running): void {
  const modules = new Map<string, Module>()
  const run = (name: string): unknown => {
    const known = modules.get(name)
    if (known) return known.exports
    if (lost.has(name)) throw new TypeError('Failed to fetch dynamically imported module')
    const script = scripts.get(name)
    if (!script) throw new Error(`There is no script ${name}`)
    const module: Module = { exports: {} }
    modules.set(name, module)
    script(load, module, module.exports)
    return module.exports
  }
  const load: Require = (name) =>
    name.startsWith('./') ? run(path.basename(name)) : (replaced[name] ?? requireShared(name))
  run(ENTRY)
}
