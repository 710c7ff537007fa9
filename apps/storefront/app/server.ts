import * as build from 'virtual:react-router/server-build'
import { createCall } from '@ahia/contracts/call'
import type { RenderPage } from '@ahia/contracts/page-host'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { API_PATH } from '#platform/api-path.ts'
import { callContext, hostContext } from '#platform/page-host.ts'

const answer = createRequestHandler(build, import.meta.env.MODE)

/** All that the process around us knows of the storefront; we reach the API through `host`. */
export const renderPage: RenderPage = (request, host) => {
  const context = new RouterContextProvider()
  context.set(hostContext, host)
  context.set(callContext, createCall({ fetch: host.fetch, baseUrl: new URL(API_PATH, request.url).href }))
  return answer(request, context)
}
