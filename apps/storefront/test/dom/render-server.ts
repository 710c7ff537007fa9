import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientManifest } from '@ahia/web/vite/client-manifest'
import { fileNames } from '@ahia/web/vite/file-names'
import { createServer as createVite } from 'vite'
import type { TestProject } from 'vitest/node'
import { documents } from '../../build-steps/documents.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of pages in a DOM get the server's HTML. */
    renderUrl: string
  }
}

/**
 * Renders pages for tests in a DOM. Their modules are those of the client build, in which lazy parts are empty on the
 * server, so the server's modules are loaded here: once for the run.
 */
export async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  const vite = await createVite({
    configFile: false,
    root: config.root,
    appType: 'custom',
    logLevel: 'error',
    plugins: [documents(), clientManifest(), fileNames()],
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
  const server = createServer(async (request, response) => {
    const text = await readText(request)
    const html = rendered.get(text) ?? render(text)
    rendered.set(text, html)
    html.then(
      (page) => response.end(page),
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

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
