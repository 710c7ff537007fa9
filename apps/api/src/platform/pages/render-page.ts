import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@ahia/contracts/page-host'

/** Loaded by its path: no app imports another. */
export async function loadBuiltStorefront(storefrontDir: string): Promise<RenderPage> {
  const file = path.join(storefrontDir, 'build/server/index.js')
  return toRenderPage(await import(pathToFileURL(file).href), file)
}

export function toRenderPage(module: Record<string, unknown>, file: string): RenderPage {
  const { renderPage } = module
  if (typeof renderPage !== 'function') throw new Error(`${file} does not export renderPage`)
  return (request, host) => renderPage(request, host)
}
