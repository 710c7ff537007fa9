import path from 'node:path'
import { clientManifest } from '@ahia/web/vite/client-manifest'
import { fileNames } from '@ahia/web/vite/file-names'
import { build } from 'vite'
import { documents } from '../../build-steps/documents.ts'

/** Nothing in them keeps a state, and tests hold what they export: they stay modules, shared by all pages. */
const SHARED = /^(react|react-dom|zod)(\/|$)|^@ahia\/(contracts|money|reference|rules)\//

/** The app as a browser gets it: by file, with lazy parts in files of their own. In CommonJS, to be run for each page. */
export async function buildAppScripts(): Promise<Record<string, string>> {
  const built = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    publicDir: false,
    plugins: [documents(), clientManifest(), fileNames()],
    oxc: { jsx: { runtime: 'automatic', development: false } }, // for the production build of React
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: 'app/entry.client.tsx', formats: ['cjs'] },
      rolldownOptions: {
        external: (id) => SHARED.test(id),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  if (!Array.isArray(built)) throw new Error('The app was not built')
  const files = built.flatMap(({ output }) => output)
  return Object.fromEntries(files.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code]] : [])))
}
