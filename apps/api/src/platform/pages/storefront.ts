import type http from 'node:http'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { PageApp } from '@ahia/contracts/page-host'
import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import { plainHeaders } from '#platform/http/security-headers.ts'
import { loadBuiltPages, toPageApp } from './page-app.ts'
import { type StaticFiles, staticFiles } from './static-files.ts'

export type Storefront = {
  app: PageApp
  files: StaticFiles
  /** In development Vite looks at each request first. */
  around: (listener: RequestListener) => RequestListener
}

const ENTRY = '/app/server.tsx'

type Opening = { config: Config; server: http.Server; closing: Closing }

/** Its source with hot reload in development, else as it was built. */
export async function openStorefront({ config, server, closing }: Opening): Promise<Storefront> {
  if (config.mode === 'development') return openSource(config.storefrontDir, server, closing)
  return openBuilt(config.storefrontDir, plainHeaders(config.publicUrl))
}

async function openBuilt(folder: string, headers: Record<string, string>): Promise<Storefront> {
  return {
    app: await loadBuiltPages(folder),
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
  // Loaded again for each page, so that an edit is seen.
  const load = async () => toPageApp(await vite.ssrLoadModule(ENTRY), ENTRY)
  const { pageKey, inlineScripts } = await load()
  return {
    app: {
      renderPage: async (request, host) => (await load()).renderPage(request, host),
      pageKey,
      inlineScripts,
    },
    files: () => false,
    around: (listener) => (request, response) => {
      if (request.url?.startsWith('/api/') && !request.url.startsWith('/api/v1/docs'))
        listener(request, response)
      else vite.middlewares(request, response, () => listener(request, response))
    },
  }
}
