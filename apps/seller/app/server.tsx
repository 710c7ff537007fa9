import { API_PATH } from '@ahia/contracts/api-path'
import type { PageApp } from '@ahia/contracts/page-host'
import { pageKey as toPageKey } from '@ahia/web/app/page-key'
import { createRenderPage } from '@ahia/web/app/render-page'
import { APP_START_SCRIPT, NAME_FILES_SCRIPT } from '@ahia/web/loading/start-script'
import { Document } from '#shell/document.tsx'
import { EARLY_SCRIPT } from '#shell/early-scripts.tsx'
import { routes } from './routes.ts'

/** All that the server knows about the Seller Hub. */
export const renderPage = createRenderPage({
  routes,
  apiPath: API_PATH,
  frame: ({ publicUrl }) => ({ publicUrl }),
  document: <Document />,
})

export const pageKey: PageApp['pageKey'] = (path, options) => toPageKey(routes, path, options)

const SCRIPTS: readonly string[] = [APP_START_SCRIPT, NAME_FILES_SCRIPT, EARLY_SCRIPT]
export const inlineScripts = () => SCRIPTS
