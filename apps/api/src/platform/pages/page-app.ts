import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageApp } from '@ahia/contracts/page-host'

/** Loaded by its path: no app imports another. */
export async function loadBuiltPages(folder: string): Promise<PageApp> {
  const file = path.join(folder, 'build/server/index.js')
  return toPageApp(await import(pathToFileURL(file).href), file)
}

export function toPageApp(module: Record<string, unknown>, file: string): PageApp {
  if (!isPageApp(module)) throw new Error(`${file} does not export renderPage, pageKey and inlineScripts`)
  return module
}

const isPageApp = (module: object): module is PageApp =>
  'renderPage' in module && 'pageKey' in module && 'inlineScripts' in module
