import type { HtmlPage, PageApp, RenderPage } from '@ahia/contracts/page-host'

/** A web app that only renders: every address is a page of its own, and no script may run. */
export const onlyPages = (renderPage: RenderPage): PageApp => ({
  renderPage,
  pageKey: (path) => path,
  inlineScripts: () => [],
})

/** A page with this text, made for one visitor unless its headers say otherwise. */
export const aPage = (
  html: string,
  { status = 200, headers = {} }: Partial<Omit<HtmlPage, 'html'>> = {},
): HtmlPage => ({ status, headers, html })
