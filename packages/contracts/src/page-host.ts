/** What a page may use of the process that renders it. */
export type PageHost = {
  /** The API, without a network hop. */
  fetch: (request: Request) => Promise<Response>
  nonce: string
  publicUrl: string
  devPages: boolean
  /** The address could not be decoded: the page answers 400. */
  badPath: boolean
  /** Tells those who run the market of a fault that a shopper is spared. */
  report: (error: unknown) => void
}

/** The whole wall between api and storefront: a request goes in, a page comes out. */
export type RenderPage = (request: Request, host: PageHost) => Promise<Response>
