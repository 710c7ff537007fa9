import * as build from 'virtual:react-router/server-build'
import { createCall } from '@ahia/contracts/call'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { API_PATH } from '#platform/api-path.ts'
import { callContext, hostContext, type PageHost } from '#platform/page-host.ts'

export type { PageHost }

const answer = createRequestHandler(build, import.meta.env.MODE)

/** The whole wall to the process around us: a request goes in, a page comes out, the API is reached through `host`. */
export function renderPage(request: Request, host: PageHost): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(hostContext, host)
  context.set(callContext, createCall({ fetch: host.fetch, baseUrl: new URL(API_PATH, request.url).href }))
  return answer(request, context)
}
