import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'

type ModuleExports = Record<string, unknown>

// These three are the browser's half of the contract and contain no schema.
const SENT_AS_THEY_ARE = new Set(['call.ts', 'endpoint.ts', 'api-error.ts'])

/**
 * The browser needs an endpoint's method and path, not the schemas that validate it; those would load the whole
 * validator too (22 kB). So in the client build a contract keeps its endpoints and plain constants only, and
 * importing a schema there is a build error.
 */
export function endpointsWithoutSchemas(): Plugin {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@ahia/contracts/call'))
  let server: ViteDevServer | null = null
  return {
    name: 'ahia:endpoints-without-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(started) {
      server = started
    },
    async load(id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(folder + path.sep) || SENT_AS_THEY_ARE.has(path.basename(file))) return null
      // In development, load it from the server's module graph, so that an edit is seen without a restart.
      const contract: ModuleExports = server
        ? await server.ssrLoadModule(file)
        : await import(pathToFileURL(file).href)
      return { code: withoutSchemas(contract), map: null, moduleType: 'js' }
    },
  }
}

/** The source of a module with the same endpoints and constants, and nothing that needs a validator. */
export function withoutSchemas(contract: ModuleExports): string {
  return Object.entries(contract)
    .map(([name, value]) => [name, isEndpoint(value) ? toCallable(value) : value] as const)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

type CallableEndpoint = {
  method: string
  path: string
  auth?: unknown
  files?: unknown
  isFlat?: unknown
  timeoutMs?: unknown
  sendsDevice?: unknown
}

const toCallable = ({ method, path, auth, files, isFlat, timeoutMs, sendsDevice }: CallableEndpoint) => ({
  method,
  path,
  ...(auth === undefined ? {} : { auth }),
  ...(files === undefined ? {} : { files }),
  ...(isFlat === undefined ? {} : { isFlat }),
  ...(timeoutMs === undefined ? {} : { timeoutMs }),
  ...(sendsDevice === undefined ? {} : { sendsDevice }),
})

function isEndpoint(value: unknown): value is CallableEndpoint {
  if (typeof value !== 'object' || value === null) return false
  return (
    'method' in value && typeof value.method === 'string' && 'path' in value && typeof value.path === 'string'
  )
}

/** Survives JSON without loss: no function, no schema, no list of them. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}
