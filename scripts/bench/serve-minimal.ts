import http from 'node:http'

/** A server with nothing around it: whatever `answer` gives goes out as JSON. Says its port to the process that started it. */
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
