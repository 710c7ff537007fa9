import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from '#platform/nonce.ts'
import { hostContext } from '#platform/page-host.ts'

/** A loader's late promise is given up after this long; the page then shows that part as failed. */
export const streamTimeout = 5_000

const FLUSH_MS = 1_000
/** All that is ready stands where it belongs: a part sent after the rest needs a script to get there. */
const IN_PLACE = Number.MAX_SAFE_INTEGER

/** Streams the page: what is ready goes out at once, late parts follow. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = context.get(hostContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let hasStarted = false
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: IN_PLACE,
      onShellReady() {
        hasStarted = true
        const body = new PassThrough().once('close', () => clearTimeout(timer))
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
      // Before the shell the rejection above tells of it; afterwards nobody else would.
      onError(error) {
        if (hasStarted) report(error)
      },
    })
    const timer = setTimeout(abort, streamTimeout + FLUSH_MS)
  })
}

/** Faults of loaders; that a reader has left is none. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(hostContext).report(error)
}

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> }
