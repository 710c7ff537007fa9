import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientManifest } from '@ahia/web/vite/client-manifest'
import { fileNames } from '@ahia/web/vite/file-names'
import { createServer as createVite } from 'vite'
import type { TestProject } from 'vitest/node'
import { documents } from '../../build-steps/documents.ts'
import { buildAppScripts } from './build-app-scripts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of pages in a DOM get the server's HTML (POST) and the app's scripts (GET). */
    renderUrl: string
  }
}

/**
 * Renders pages for tests in a DOM, and builds the scripts that run in them. Lazy parts are empty in the client build, so
 * the server's modules are loaded here. Both once for the run, by the first test that asks.
 */
export async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  await loadReactOfTheProduct()
  const vite = await createVite({
    configFile: false,
    root: config.root,
    appType: 'custom',
    logLevel: 'error',
    plugins: [documents(), clientManifest(), fileNames()],
    oxc: { jsx: { runtime: 'automatic', development: false } }, // for the production build of React
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const render = async (text: string): Promise<string> => {
    const { open } = await vite.ssrLoadModule('/apps/storefront/test/open.ts')
    const { path, answers } = JSON.parse(text)
    return (await open(path, { answers })).html
  }
  // Many tests begin with the same page on the same answers.
  const rendered = new Map<string, Promise<string>>()
  const renderOnce = (text: string) => {
    const html = rendered.get(text) ?? render(text)
    rendered.set(text, html)
    return html
  }
  let scripts: Promise<string> | undefined
  const buildOnce = () => (scripts ??= buildAppScripts().then((files) => JSON.stringify(files)))
  const server = createServer(async (request, response) => {
    const text = await readText(request)
    const answer = request.method === 'GET' ? buildOnce() : renderOnce(text)
    answer.then(
      (body) => response.end(body),
      (error) => response.writeHead(500).end(error.stack),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  provide('renderUrl', `http://127.0.0.1:${port}`)
  return async () => {
    server.close()
    server.closeAllConnections()
    await vite.close()
  }
}

/** React chooses its build when it is loaded. That for development takes twice as long for a page. */
async function loadReactOfTheProduct(): Promise<void> {
  const { NODE_ENV = 'test' } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await Promise.all([import('react/jsx-runtime'), import('react-dom/server')])
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
