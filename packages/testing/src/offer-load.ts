import http from 'node:http'

/** The result of one request: an answer, or a connection that broke before it was complete. */
export type LoadAnswer = {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  ms: number
}
export type LoadOutcome = { answer: LoadAnswer; broken: null } | { answer: null; broken: Broken }

/** `wasOpen`: the server had answered on this connection before, so it had certainly accepted us. */
type Broken = { reason: string; wasOpen: boolean }

type Load = {
  /** Asked in turn. */
  urls: string[]
  connections: number
  until: AbortSignal
  /** Of each connection; none by default. */
  headersOf?: (connection: number) => http.OutgoingHttpHeaders
  onOutcome: (outcome: LoadOutcome, url: string) => void
}

/**
 * Keeps this many connections busy until it is stopped; requests under way are still awaited. Not autocannon: that
 * writes the next request into a connection which the answer has just closed.
 */
export async function offerLoad({ urls, connections, until, headersOf, onOutcome }: Load): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  const keepAsking = async (connection: number): Promise<void> => {
    const headers = headersOf?.(connection) ?? {}
    while (!until.aborted) {
      const url = urls[next++ % urls.length] ?? ''
      onOutcome(await ask(url, { agent, headers }), url)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => keepAsking(connection)))
  agent.destroy()
}

/** One request, a GET by default. Never rejects: a broken connection is a result too. */
export function ask(url: string, options: http.RequestOptions = {}, sent?: string): Promise<LoadOutcome> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const reason = error.code ?? error.message
      resolve({ answer: null, broken: { reason, wasOpen: request.reusedSocket } })
    }
    const request = http.request(url, options, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('error', fail)
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => {
        const ms = performance.now() - startedAt
        const { statusCode: status = 0, headers } = response
        resolve({ answer: { status, headers, body, ms }, broken: null })
      })
    })
    request.on('error', fail)
    request.end(sent)
  })
}

/** The percentile of the values; 0 when there are none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
