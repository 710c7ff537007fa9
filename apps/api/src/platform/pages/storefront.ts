import type http from 'node:http'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { RenderPage } from '@ahia/contracts/page-host'
import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import { plainHeaders } from '#platform/http/security-headers.ts'
import { loadBuiltStorefront, toRenderPage } from './render-page.ts'
import { type StaticFiles, staticFiles } from './static-files.ts'

export type Storefront = {
  render: RenderPage
  files: StaticFiles
  /** In development Vite looks at each request first. */
  around: (listener: RequestListener) => RequestListener
}

type Opening = { config: Config; server: http.Server; closing: Closing }

/** Its source with hot reload in development, else as it was built. */
export async function openStorefront({ config, server, closing }: Opening): Promise<Storefront> {
  if (config.mode === 'development') return openSource(config.storefrontDir, server, closing)
  return openBuilt(config.storefrontDir, plainHeaders(config.publicUrl))
}

async function openBuilt(folder: string, headers: Record<string, string>): Promise<Storefront> {
  return {
    render: await loadBuiltStorefront(folder),
    files: staticFiles(path.join(folder, 'build/client'), headers),
    around: (listener) => listener,
  }
}

async function openSource(folder: string, server: http.Server, closing: Closing): Promise<Storefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  closing.add('Vite', () => vite.close()) // its sockets would keep the server open
  return {
    render: async (request, host) => {
      const entry = '/app/server.ts'
      return toRenderPage(await vite.ssrLoadModule(entry), entry)(request, host)
    },
    files: () => false,
    around: (listener) => (request, response) => {
      if (request.url?.startsWith('/api/') && !request.url.startsWith('/api/v1/docs'))
        listener(request, response)
      else vite.middlewares(request, response, () => listener(request, response))
    },
  }
}
