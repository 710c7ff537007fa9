import { once } from 'node:events'
import http from 'node:http'

/** Collects the errors of all pages of a tab. It runs before every other script of a page. */
const COLLECTOR = `{
  document.currentScript.remove() // React hydrates the whole document and does not expect this script
  const keep = (text) => sessionStorage.setItem('page-errors', JSON.stringify([...JSON.parse(sessionStorage.getItem('page-errors') ?? '[]'), String(text)]))
  addEventListener('error', ({ target, message }) => target === window && keep(message))
  addEventListener('unhandledrejection', ({ reason }) => keep(reason?.message ?? reason))
  const { error } = console
  console.error = (...words) => { keep(words.map((word) => word?.message ?? word).join(' ')); error(...words) }
}`

const COLLECTOR_PATH = '/collect-page-errors.js'

export type Site = {
  origin: string
  /** Sets where requests are forwarded to, once the product listens. */
  serve: (productOrigin: string) => void
  /** From now on the first request for each matching URL fails. */
  loseOnce: (pattern: RegExp) => void
  /** From now on every request fails, until `mend` is called. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A proxy between browser and product. It can simulate a failing network, and collects the errors of pages. */
export async function openSite(): Promise<Site> {
  let product = ''
  let isCut = false
  let losing: RegExp | null = null
  const lost = new Set<string>()
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/'
    const isLost = losing?.test(url) && !lost.has(url)
    if (isLost) lost.add(url)
    if (url === COLLECTOR_PATH) response.setHeader('content-type', 'text/javascript').end(COLLECTOR)
    else if (isCut || isLost) request.socket.destroy()
    else forward(new URL(url, product), request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the site has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve: (origin) => {
      product = origin
    },
    loseOnce: (pattern) => {
      losing = pattern
    },
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(url: URL, request: http.IncomingMessage, response: http.ServerResponse): void {
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const asked = http.request(url, { method: request.method, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html')
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
      return
    }
    const { 'content-length': _, ...stored } = answer.headers
    response.writeHead(answer.statusCode ?? 500, stored)
    const html = Buffer.concat(await answer.toArray()).toString()
    response.end(html.replace('<head>', `<head><script src="${COLLECTOR_PATH}"></script>`))
  })
  asked.on('error', () => request.socket.destroy())
  request.pipe(asked)
}
