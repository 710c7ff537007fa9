import type { Call } from '@ahia/contracts/call'
import type { PageHost } from '@ahia/contracts/page-host'
import type { ComponentType } from 'react'
import type { Params } from './match-path.ts'

/** Somebody opens a page. */
export type Visit = {
  url: URL
  params: Params
  /** Calls the API: over the network in the browser, within the process on the server. */
  call: Call
  signal: AbortSignal
  /** What the server lets a page use; null in the browser. */
  host: PageHost | null
}

/** What came of a form that was sent without scripts, and how the answer is to be marked. */
export type SubmitResult<Outcome> = { outcome: Outcome; status?: number }

/** What a page shows at one address. */
export type ShownPage<Data> = { url: URL; params: Params; data: Data }

/** What a page says about itself in the `<head>`. */
export type Head = {
  title: string
  description?: string
  isIndexed?: boolean
  /** What of the query belongs to the page's address, in this order. */
  canonicalQuery?: readonly string[]
  /** Further elements for strangers: search engines, chats where it is shared. Only the server asks for them. */
  more?: (addresses: { publicUrl: string; canonicalUrl: string }) => readonly HeadElement[]
}

export type HeadElement =
  | { kind: 'meta'; name?: string; property?: string; content: string }
  | { kind: 'json-ld'; thing: Record<string, unknown> }

// biome-ignore lint/suspicious/noExplicitAny: a list of pages holds pages of every kind of data
export type AnyPage = Page<any, any>

/** One page of an app: what it loads, how it is called and what it looks like. */
export type Page<Data, Outcome = never> = {
  /**
   * Runs on the server for the first page and in the browser for the next ones. Values may be promises: the server waits
   * for them, the browser shows the page meanwhile. Throws a `PageError` for a page that is not there.
   */
  load?: (visit: Visit) => Data | Promise<Data>
  /** For a change of the address that needs no other data. */
  keepsData?: (from: URL, to: URL) => boolean
  /** The HTTP status of what was loaded; 200 unless it says otherwise. */
  status?: (data: SettledData<Data>) => number
  /** On the server only: what a form without scripts has sent. */
  submit?: (visit: Visit & { form: FormData }) => Promise<SubmitResult<Outcome>>
  head: (shown: ShownPage<Data>) => Head
  View: ComponentType<ViewProps<Data, Outcome>>
  /** Whether it is the same for everybody, so that caches may keep it. */
  isPublic?: boolean
  /** What the frame around it wants to know. */
  handle?: object
}

export type ViewProps<Data, Outcome = never> = {
  data: Data
  params: Params
  outcome: Outcome | null
}

/** The same with all promises resolved. */
export type SettledData<Data> = { [Key in keyof Data]: Awaited<Data[Key]> }

/** A page of this app: its address, and the file that holds it. The first whose address fits is taken. */
export type Route = {
  path: string
  file: string
  /** The parameters of the query that the server's page depends on; all others make no other page. */
  query: readonly string[]
  load: () => Promise<AnyPage>
}

export const definePage = <Data extends object = object, Outcome = never>(
  page: Page<Data, Outcome>,
): Page<Data, Outcome> => page

/** There is no such page, or it may not be shown. */
export class PageError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Page error ${status}`)
    this.status = status
  }
}
