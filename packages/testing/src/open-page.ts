import { API_PATH } from '@ahia/contracts/api-path'
import type { AnswerOf, Endpoint } from '@ahia/contracts/endpoint'
import type { ErrorCode } from '@ahia/contracts/error-codes'
import type { HtmlPage, PageHost, RenderPage } from '@ahia/contracts/page-host'
import type { HtmlElement } from './html-element.ts'
import { readHtml } from './read-html.ts'

export const PUBLIC_URL = 'https://ahia.example'

/** The answer of a fake API to calls of one endpoint. */
export type ApiAnswer = {
  endpoint: Endpoint
  /** Answers only calls with these query parameters; every call when it is empty. */
  query: Readonly<Record<string, string>>
  status: number
  json: object
}

/** Checked against the contract, so that a test cannot use data that the API would never send. */
export const answer = <E extends Endpoint>(
  endpoint: E,
  data: AnswerOf<E>,
  query: ApiAnswer['query'] = {},
): ApiAnswer => ({
  endpoint,
  query,
  status: 200,
  json: { success: true, ...toFields(endpoint, endpoint.data.parse(data)) },
})

const toFields = ({ isFlat }: Endpoint, data: unknown): object =>
  isFlat && typeof data === 'object' && data !== null ? data : { data }

type ApiFailure = { status: number; code?: ErrorCode; message?: string; details?: object }

/** Errors that any endpoint can answer with. */
const ANYWHERE: readonly ErrorCode[] = ['INVALID_INPUT', 'INTERNAL', 'OVERLOADED', 'UNAVAILABLE']

/** An error of an endpoint. Throws for a code that its contract does not have. */
export function fail(endpoint: Endpoint, { status, ...failure }: ApiFailure): ApiAnswer {
  const { code } = failure
  if (code && ![...endpoint.errors, ...ANYWHERE].includes(code))
    throw new Error(`${endpoint.path} never answers ${code}`)
  return { endpoint, query: {}, status, json: { success: false, ...failure } }
}

type Opening = Partial<Pick<PageHost, 'badPath' | 'devPages' | 'outsideLinks'>> & {
  answers?: readonly ApiAnswer[]
  /** What a form without scripts sends. */
  form?: Readonly<Record<string, string | string[]>>
}

export type OpenedPage = {
  status: number
  headers: Headers
  html: string
  /** What somebody with scripts sees before they have run. */
  seen: HtmlElement
  /** What somebody without scripts sees. */
  seenWithoutScripts: HtmlElement
  main: HtmlElement
  head: HtmlElement
  /** Bodies of what the page has sent to the API. */
  sent: unknown[]
}

/** Renders a page as the server does, with these answers of the API. Throws on any warning of React. */
export async function openPage(
  renderPage: RenderPage,
  path: string,
  { answers = [], form, badPath = false, devPages = false, outsideLinks = {} }: Opening = {},
): Promise<OpenedPage> {
  const faults: unknown[] = []
  const sent: unknown[] = []
  const isFailureGiven = answers.some(({ status }) => status >= 500)
  const host: PageHost = {
    publicUrl: PUBLIC_URL,
    outsideLinks,
    devPages,
    badPath,
    report: (error) => {
      if (!isFailureGiven) faults.push(error)
    },
    nextTurn: () => Promise.resolve(),
    fetch: async (request) => {
      const found = answers.find((given) => isAnswerTo(given, request))
      const body: unknown = request.method === 'GET' ? null : await request.json()
      if (body !== null) sent.push(body)
      if (found) return toResponse(found, body)
      faults.push(new Error(`no answer is given for ${request.method} ${request.url}`))
      return Response.json({ success: false }, { status: 500 })
    },
  }
  const shown = await collectComplaints(faults, () => renderPage(toRequest(path, form), host))
  if (faults.length > 0) throw faults[0]
  return { ...read(shown), sent }
}

function read({ status, headers, html }: HtmlPage) {
  const page = readHtml(html)
  const seen = page.without(isOnlyWithoutScripts)
  return {
    status,
    headers: new Headers(headers),
    html,
    seen,
    seenWithoutScripts: page.without(isOnlyWithScripts),
    main: seen.one('main'),
    head: seen.one('head'),
  }
}

// `noscript:` classes decide what shows without scripts; the product and wishlist journeys check their styles.
const classesOf = ({ attributes }: HtmlElement): string[] => attributes.class?.split(' ') ?? []
const isOnlyWithScripts = (element: HtmlElement): boolean => classesOf(element).includes('noscript:hidden')
const isOnlyWithoutScripts = (element: HtmlElement): boolean => {
  const classes = classesOf(element)
  return element.tag === 'noscript' || (classes.includes('hidden') && classes.includes('noscript:block'))
}

/** Fails when the page has sent something that the contract does not accept. */
export function toResponse({ endpoint, status, json }: ApiAnswer, body: unknown): Response {
  if (status === 200) endpoint.body?.parse(body)
  return Response.json(json, { status })
}

export function isAnswerTo(
  { endpoint: { method, path }, query }: Pick<ApiAnswer, 'endpoint' | 'query'>,
  request: Request,
): boolean {
  const { pathname, searchParams } = new URL(request.url)
  const pattern = new RegExp(`${API_PATH}${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  const isAsked = Object.entries(query).every(([name, value]) => searchParams.get(name) === value)
  return request.method === method && pattern.test(pathname) && isAsked
}

function toRequest(path: string, form: Opening['form']): Request {
  const url = new URL(path, PUBLIC_URL)
  if (!form) return new Request(url)
  const body = new FormData()
  for (const [name, given] of Object.entries(form))
    for (const value of [given].flat()) body.append(name, value)
  return new Request(url, { method: 'POST', body })
}

/** Adds what React reports on the console, such as a `<div>` in a `<p>`, to the faults. */
async function collectComplaints<Value>(faults: unknown[], run: () => Promise<Value>): Promise<Value> {
  const original = console.error
  console.error = (...words) => faults.push(new Error(words.join(' ')))
  try {
    return await run()
  } finally {
    console.error = original
  }
}
