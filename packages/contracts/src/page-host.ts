import type { OutsideLinks } from '@ahia/reference/outside-links'

/** What a page may use of the server that renders it. */
export type PageHost = {
  /** The API, without a network hop. */
  fetch: (request: Request) => Promise<Response>
  publicUrl: string
  outsideLinks: OutsideLinks
  devPages: boolean
  /** The URL could not be decoded: the page answers 400. */
  badPath: boolean
  /** Reports an error that the shopper does not see to the operators. */
  report: (error: unknown) => void
  /** R30: between two steps of making a page other visitors are answered. Resolves when the next step may begin. */
  nextTurn: () => Promise<void>
}

/** Not a `Response`: reading its text back out of one took as long as half a rendering. */
export type HtmlPage = { status: number; headers: Record<string, string>; html: string }

export type RenderPage = (request: Request, host: PageHost) => Promise<HtmlPage>

/** All that the API knows about a web app whose pages it serves. */
export type PageApp = {
  renderPage: RenderPage
  /** The path and the query parameters that matter: addresses with the same key show the same page. */
  pageKey: (path: string, options: { devPages: boolean }) => string
  /** The text of the inline scripts that the page at this path may run; the same list for all pages of an app. */
  inlineScripts: (path: string) => readonly string[]
}
