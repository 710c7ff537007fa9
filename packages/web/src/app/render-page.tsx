/// <reference types="vite/client" />
import { createCall } from '@ahia/contracts/call'
import type { PageHost, RenderPage } from '@ahia/contracts/page-host'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { findRoute, openPage } from '../router/open-page.ts'
import type { AnyPage, Route, Visit } from '../router/page.ts'
import { RouterProvider } from '../router/router-context.ts'
import { type RouterState, standStill } from '../router/router-state.ts'
import { FrameContext } from './frame-context.ts'
import { type ServerPage, ServerPageContext } from './server-page-context.ts'

type RenderOptions = {
  routes: readonly Route[]
  /** The base path of the API, for example `/api/v1`. */
  apiPath: string
  /** Data for the frame around all pages; sent to the browser with the page. */
  frame: (host: PageHost) => object
  /** The whole document. */
  document: ReactNode
}

/**
 * May be shown to others for a minute. With the ten seconds that its data may be old, and five for a slow answer, a product
 * that was taken down is seen nowhere after 75 s (ADMIN-30).
 */
const PUBLIC = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50'
/** ADMIN-53: what must be known within five seconds, and is itself up to two seconds old. */
const PUBLIC_FOR_SECONDS = 'public, max-age=0, s-maxage=2'
const PRIVATE = 'no-store'

/** Renders complete pages on the server: everything that a page loads is awaited first. */
export function createRenderPage({ routes, apiPath, frame, document }: RenderOptions): RenderPage {
  return async (request, host) => {
    const url = new URL(request.url)
    const call = createCall({ fetch: host.fetch, baseUrl: new URL(apiPath, url).href })
    const match = host.badPath ? null : findRoute(routes, url.pathname)
    const page = (await match?.route.load()) ?? null
    const visit: Visit = { url, params: match?.params ?? {}, call, signal: request.signal, host }
    const opened = await open(page, visit, request)
    const state: RouterState = {
      location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' },
      arrival: 'first',
      page,
      params: visit.params,
      ...opened.shown,
    }
    const render = (shown: RouterState) => {
      const served: ServerPage = {
        file: match?.route.file ?? null,
        host,
        pageData: { frame: frame(host), data: shown.data, outcome: shown.outcome, error: shown.error },
      }
      return renderToString(
        <ServerPageContext value={served}>
          <FrameContext value={served.pageData.frame}>
            <RouterProvider router={standStill(shown, call)}>{document}</RouterProvider>
          </FrameContext>
        </ServerPageContext>,
      )
    }
    await host.nextTurn()
    request.signal.throwIfAborted()
    const { html, status } = renderOrApologise(state, opened.status, { render, host })
    const kept = page?.changesInSeconds ? PUBLIC_FOR_SECONDS : PUBLIC
    const isPublic =
      status === 200 && request.method === 'GET' && isForAll(page, url) && isComplete(state.data)
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': isPublic ? kept : PRIVATE },
      html: `<!DOCTYPE html>${html}`,
    }
  }
}

/** Whether the page is the same for everybody at this address. */
const isForAll = (page: AnyPage | null, url: URL): boolean =>
  typeof page?.isPublic === 'function' ? page.isPublic(url) : page?.isPublic === true

type ShownPageState = Pick<RouterState, 'data' | 'outcome' | 'error'>

const failed = (status: number): { shown: ShownPageState; status: number } => ({
  shown: { data: {}, outcome: null, error: { status } },
  status,
})

async function open(
  page: AnyPage | null,
  visit: Visit,
  request: Request,
): Promise<{ shown: ShownPageState; status: number }> {
  if (!page) return failed(visit.host?.badPath ? 400 : 404)
  try {
    const submitted =
      request.method === 'POST' && page.submit
        ? await page.submit({ ...visit, form: await request.formData() })
        : null
    const opened = await openPage(page, visit)
    if (opened.error) return failed(opened.error.status ?? 500)
    const data = await settle(opened.data)
    const status = submitted?.status ?? page.status?.(data) ?? 200
    return { shown: { data, outcome: submitted?.outcome ?? null, error: null }, status }
  } catch (error) {
    if (!request.signal.aborted) visit.host?.report(error)
    return failed(500)
  }
}

/** Waits for all promises among the values. */
async function settle(data: object): Promise<object> {
  const entries = Object.entries(data).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(entries))
}

type Rendering = { render: (state: RouterState) => string; host: PageHost }

/** A page that throws while it is rendered becomes the error page. */
function renderOrApologise(state: RouterState, status: number, { render, host }: Rendering) {
  try {
    return { html: render(state), status }
  } catch (error) {
    host.report(error)
    return { html: render({ ...state, ...failed(500).shown }), status: 500 }
  }
}

/** Only a page with all its parts may be cached for other visitors. */
const isComplete = (data: object): boolean =>
  Object.values(data).every((value) => !isPart(value) || value.state === 'ready')

const isPart = (value: unknown): value is { state: string } =>
  typeof value === 'object' && value !== null && 'state' in value && typeof value.state === 'string'
