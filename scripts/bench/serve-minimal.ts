import http from 'node:http'

/** A server that sends what `answer` returns as JSON, and nothing else. Reports its port to its parent process. */
export function serveMinimal(answer: (url: URL) => string | Promise<string>): void {
  const server = http.createServer(async (request, response) => {
    const body = await answer(new URL(request.url ?? '/', 'http://minimal'))
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') process.send?.(address?.port)
  })
  process.on('disconnect', () => process.exit(0)) // the bench is gone
}
