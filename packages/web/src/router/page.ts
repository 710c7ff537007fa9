import type { Call } from '@ahia/contracts/call'
import type { PageHost } from '@ahia/contracts/page-host'
import type { ComponentType } from 'react'
import type { Params } from './match-path.ts'

/** One opening of a page: a request on the server, a navigation in the browser. */
export type Visit = {
  url: URL
  params: Params
  /** Calls the API: over the network in the browser, within the process on the server. */
  call: Call
  signal: AbortSignal
  /** What the server offers to a page; null in the browser. */
  host: PageHost | null
}

/** The result of a form that was sent without scripts, and the HTTP status of the answer. */
export type SubmitResult<Outcome> = { outcome: Outcome; status?: number }

/** What a page shows at one address. */
export type ShownPage<Data> = { url: URL; params: Params; data: Data }

/** What a page puts into the `<head>`. */
export type Head = {
  title: string
  description?: string
  isIndexed?: boolean
  /** The query parameters that belong to the canonical URL, in this order. */
  canonicalQuery?: readonly string[]
  /** Further elements for search engines and link previews. Rendered on the server only. */
  more?: (addresses: { publicUrl: string; canonicalUrl: string }) => readonly HeadElement[]
}

export type HeadElement =
  | { kind: 'meta'; name?: string; property?: string; content: string }
  | { kind: 'json-ld'; thing: Record<string, unknown> }

// biome-ignore lint/suspicious/noExplicitAny: a list of pages holds pages of every kind of data
export type AnyPage = Page<any, any>

/** One page of an app: what it loads, its title and its view. */
export type Page<Data, Outcome = never> = {
  /**
   * Runs on the server for the first page and in the browser for the next ones. Values may be promises: the server
   * waits for them, the browser shows the page meanwhile. Throws a `PageError` for a page that does not exist.
   */
  load?: (visit: Visit) => Data | Promise<Data>
  /** For a change of the URL that needs no new data. */
  keepsData?: (from: URL, to: URL) => boolean
  /** The HTTP status of the loaded data; 200 by default. */
  status?: (data: SettledData<Data>) => number
  /** On the server only: handles a form sent without scripts. */
  submit?: (visit: Visit & { form: FormData }) => Promise<SubmitResult<Outcome>>
  head: (shown: ShownPage<Data>) => Head
  View: ComponentType<ViewProps<Data, Outcome>>
  /** Whether it is the same for everybody, so that caches may store it. */
  isPublic?: boolean | ((url: URL) => boolean)
  /** Whether caches may show it to others for seconds only, instead of a minute. */
  changesInSeconds?: boolean
  /** The kinds of page that it is, for the app's frame around it, which defines them. */
  pageKinds?: object
}

export type ViewProps<Data, Outcome = never> = {
  data: Data
  params: Params
  outcome: Outcome | null
}

/** The same with all promises resolved. */
export type SettledData<Data> = { [Key in keyof Data]: Awaited<Data[Key]> }

/** A page of this app: its path, and the file that holds it. The first match wins. */
export type Route = {
  path: string
  file: string
  /** The query parameters that the server's page depends on; others do not change the page. */
  query: readonly string[]
  load: () => Promise<AnyPage>
}

export const definePage = <Data extends object = object, Outcome = never>(
  page: Page<Data, Outcome>,
): Page<Data, Outcome> => page

/** The page does not exist, or must not be shown. */
export class PageError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Page error ${status}`)
    this.status = status
  }
}
