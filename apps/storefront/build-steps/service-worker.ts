import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../app/worker/service-worker.ts', import.meta.url))

/** Puts /sw.js into the build. A new build of the pages makes a new worker, so that browsers notice it. */
export function serviceWorker(): Plugin {
  return {
    name: 'ahia:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join('\n')
      const buildId = createHash('sha256').update(names).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(buildId) })
    },
  }
}

async function bundleWorker(buildId: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_ID: JSON.stringify(buildId) },
    build: { write: false, rollupOptions: { input: SOURCE, output: { format: 'iife' } } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('the service worker could not be bundled')
  return chunk.code
}
