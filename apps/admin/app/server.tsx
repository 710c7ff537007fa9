import { API_PATH } from '@ahia/contracts/api-path'
import type { PageApp } from '@ahia/contracts/page-host'
import { pageKey as toPageKey } from '@ahia/web/app/page-key'
import { createRenderPage } from '@ahia/web/app/render-page'
import { START_SCRIPT } from '@ahia/web/loading/start-script'
import { Document } from '#shell/document.tsx'
import { routes } from './routes.ts'

/** All that the server knows about the back office. */
export const renderPage = createRenderPage({
  routes,
  apiPath: API_PATH,
  frame: ({ publicUrl }) => ({ publicUrl }),
  document: <Document />,
})

export const pageKey: PageApp['pageKey'] = (path, options) => toPageKey(routes, path, options)

const SCRIPTS: readonly string[] = [START_SCRIPT]
export const inlineScripts = () => SCRIPTS
