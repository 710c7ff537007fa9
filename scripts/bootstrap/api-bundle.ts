// How the API is built into one file: finding and reading a thousand small ones is most of a start.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'

const api = path.resolve(import.meta.dirname, '../../apps/api')
const outDir = path.join(api, 'build')

/** Libraries of many small modules, and our own; what is native or older than modules stays as it was installed. */
const TAKEN_IN = [
  /^@ahia\//,
  'kysely',
  'zod',
  /^hono/,
  '@hono/node-server',
  'jose',
  'aws4fetch',
  'prom-client',
  '@opentelemetry/api',
  'bintrees',
  'tdigest',
]

/** Who speaks of files beside it (threads, migrations, texts) finds them where its source stands. */
const whereTheSourceStands: Plugin = {
  name: 'where-the-source-stands',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const source = path.relative(outDir, id).split(path.sep).join('/')
      return code
        .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(source)}')`)
    },
  },
}

/** R31: making it takes longer than a request may hold the market. */
const documentMadeAhead: Plugin = {
  name: 'document-made-ahead',
  enforce: 'pre',
  load: {
    filter: { id: /\/openapi-document\.ts$/ },
    handler: async (id) => {
      const source: { getOpenApiDocument: () => string } = await import(pathToFileURL(id).href)
      return `export const getOpenApiDocument = () => ${JSON.stringify(source.getOpenApiDocument())}`
    },
  },
}

export const apiBundle: InlineConfig = {
  configFile: false,
  root: api,
  logLevel: 'warn',
  plugins: [whereTheSourceStands, documentMadeAhead],
  ssr: { noExternal: TAKEN_IN },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    // Not minified: a stack trace names our functions.
    minify: false,
    rollupOptions: {
      input: path.join(api, 'src/main.ts'),
      output: { chunkFileNames: '[name].js', minify: false },
      // Nothing is left out as useless: a call that is made only to see whether it throws was, and by either of the two.
      treeshake: false,
    },
  },
}
