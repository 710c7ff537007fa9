import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

/**
 * Puts sw.js into the build, made from `source`, which is given `BUILD_ID` and the names of all `FILES`. A new build of the
 * pages makes a new worker, so that browsers notice it.
 */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'ahia:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort()
      const buildId = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(source, buildId, names) })
    },
  }
}

async function bundleWorker(source: string, buildId: string, names: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_ID: JSON.stringify(buildId), FILES: JSON.stringify(names) },
    build: { write: false, rollupOptions: { input: source, output: { format: 'iife' } } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('the service worker could not be bundled')
  return chunk.code
}
