import type http from 'node:http'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { PageApp } from '@ahia/contracts/page-host'
import type { Closing } from '#platform/closing.ts'
import type { Config } from '#platform/config.ts'
import { plainHeaders } from '#platform/http/security-headers.ts'
import { loadBuiltPages, toPageApp } from './page-app.ts'
import { type StaticFiles, staticFiles } from './static-files.ts'

/** One web app, or several as one. */
export type WebApp = {
  app: PageApp
  files: StaticFiles
  /** In development Vite looks at each request first. */
  around: (listener: RequestListener) => RequestListener
}

const ENTRY = '/app/server.tsx'
/** Where the Seller Hub is served; all else is the storefront's. */
const SELLER = '/seller'

type Opening = { config: Config; server: http.Server; closing: Closing }

/** The storefront and the Seller Hub: their source with hot reload in development, else as they were built. */
export async function openWebApps(opening: Opening): Promise<WebApp> {
  const { storefrontDir, sellerDir, publicUrl } = opening.config
  return joinApps({
    storefront: await openWebApp(opening, { folder: storefrontDir, base: '', publicUrl }),
    seller: await openWebApp(opening, { folder: sellerDir, base: SELLER, publicUrl }),
  })
}

/** ADMIN-01: the back office, alone on its own origin. */
export const openAdminWebApp = (opening: Opening): Promise<WebApp> => {
  const { adminDir, adminUrl } = opening.config
  return openWebApp(opening, { folder: adminDir, base: '', publicUrl: adminUrl })
}

type Place = { folder: string; base: string; publicUrl: string | null }

const openWebApp = (
  { config, server, closing }: Opening,
  { folder, base, publicUrl }: Place,
): Promise<WebApp> =>
  config.mode === 'development'
    ? openSource(folder, server, closing)
    : openBuilt(folder, base, plainHeaders(publicUrl))

function joinApps({ storefront, seller }: { storefront: WebApp; seller: WebApp }): WebApp {
  const appAt = (pathname: string): WebApp =>
    pathname === SELLER || pathname.startsWith(`${SELLER}/`) ? seller : storefront
  return {
    app: {
      renderPage: (request, host) => appAt(new URL(request.url).pathname).app.renderPage(request, host),
      pageKey: (url, options) => appAt(pathnameOf(url)).app.pageKey(url, options),
      inlineScripts: (path) => appAt(pathnameOf(path)).app.inlineScripts(path),
    },
    files: (request, response, urlPath) => appAt(urlPath).files(request, response, urlPath),
    around: (listener) => {
      const [toStorefront, toSeller] = [storefront.around(listener), seller.around(listener)]
      return (request, response) =>
        appAt(pathnameOf(request.url ?? '')) === seller
          ? toSeller(request, response)
          : toStorefront(request, response)
    },
  }
}

const pathnameOf = (url: string): string => url.split('?', 1)[0] ?? ''

async function openBuilt(folder: string, base: string, headers: Record<string, string>): Promise<WebApp> {
  return {
    app: await loadBuiltPages(folder),
    files: staticFiles({ folder: path.join(folder, 'build/client'), base, headers }),
    around: (listener) => listener,
  }
}

async function openSource(folder: string, server: http.Server, closing: Closing): Promise<WebApp> {
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
