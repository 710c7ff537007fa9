import type { PageApp, RenderPage } from '@ahia/contracts/page-host'

/** A web app that only renders: every address is a page of its own, and no script may run. */
export const onlyPages = (renderPage: RenderPage): PageApp => ({
  renderPage,
  pageKey: (path) => path,
  inlineScripts: () => [],
})
