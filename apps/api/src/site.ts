import type http from 'node:http'
import net from 'node:net'
import type { EndpointLookup } from '#platform/http/endpoint-lookup.ts'
import { apiHeaders } from '#platform/http/security-headers.ts'
import type { Draining } from '#platform/http/server/health.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { listenWidely } from '#platform/http/server/listen.ts'
import { answerNotYet } from '#platform/http/server/starting.ts'

type Opening = {
  port: number
  host: string | null
  /** null on a laptop: then it is wherever we listen. */
  publicUrl: string | null
  lookup: EndpointLookup
}

export type Site = {
  /** Its address on this machine. */
  localUrl: string
  /** Its public address. */
  publicUrl: string
  server: http.Server
  /** What else listens on its port. */
  helpers: readonly net.Server[]
  draining: Draining
  /** Starts to handle requests; until then everything is answered 'not yet'. */
  serve(handler: http.RequestListener): void
}

/** API and pages on one port, which is opened first, so that a port in use is reported before anything else starts. */
export async function openSite({ port: wanted, host, publicUrl, lookup }: Opening): Promise<Site> {
  const headers = apiHeaders(publicUrl)
  const isUpload = ({ method, url = '' }: http.IncomingMessage): boolean =>
    lookup.find(method, url.split('?', 1)[0] ?? '')?.traffic === 'upload'
  const server = createHttpServer(headers, undefined, isUpload)
  const notYet = answerNotYet(headers)
  server.on('request', notYet)
  const { port, helpers } = await listenWidely(server, wanted, host)
  const localUrl = `http://${localName(host)}:${port}`
  return {
    localUrl,
    publicUrl: publicUrl ?? localUrl,
    server,
    helpers,
    draining: { isDraining: false },
    serve: (handler) => {
      server.off('request', notYet)
      server.on('request', handler)
    },
  }
}

/** 'localhost' unless it listens on another interface only. */
function localName(host: string | null): string {
  const isHere = host === null || ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host)
  if (isHere) return 'localhost'
  return net.isIPv6(host) ? `[${host}]` : host
}
