/** What a page may use of the process that renders it. */
export type PageHost = {
  /** The API, without a network hop. */
  fetch: (request: Request) => Promise<Response>
  publicUrl: string
  devPages: boolean
  /** The address could not be decoded: the page answers 400. */
  badPath: boolean
  /** Tells those who run the market of a fault that a shopper is spared. */
  report: (error: unknown) => void
}

export type RenderPage = (request: Request, host: PageHost) => Promise<Response>

/** All that the API knows of a web app whose pages it serves. */
export type PageApp = {
  renderPage: RenderPage
  /** The path and the part of its query that makes a difference: addresses with the same key show the same page. */
  pageKey: (path: string, options: { devPages: boolean }) => string
  /** The text of the inline scripts that pages may run. */
  inlineScripts: readonly string[]
}
