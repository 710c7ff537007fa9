import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a page may use of the process around it. */
export type PageHost = {
  /** The API, without a network hop. */
  fetch: (request: Request) => Promise<Response>
  nonce: string
  publicUrl: string
  devPages: boolean
  /** The address was not decodable; the page says so with a 400. */
  badPath: boolean
  /** For faults that the page itself copes with. */
  report: (error: unknown) => void
}

/** The whole of what we know of the storefront: a request goes in, a page comes out. */
export type RenderPage = (request: Request, host: PageHost) => Promise<Response>

export async function loadBuiltStorefront(storefrontDir: string): Promise<RenderPage> {
  const file = path.join(storefrontDir, 'build/server/index.js')
  return toRenderPage(await import(pathToFileURL(file).href), file)
}

export function toRenderPage(module: Record<string, unknown>, file: string): RenderPage {
  const { renderPage } = module
  if (typeof renderPage !== 'function') throw new Error(`${file} does not export renderPage`)
  return (request, host) => renderPage(request, host)
}
