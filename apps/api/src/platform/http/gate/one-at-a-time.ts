import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Neither browsers nor proxies send ahead. */
const MAX_WAITING = 16

type Waiting = [request: IncomingMessage, response: ServerResponse]

/**
 * R30: a connection has one request under way. What a caller sends ahead costs nothing until the response before it has
 * been read; otherwise one connection could ask for any number of responses and read none.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Waiting[]>()

  const start = (socket: Socket, [request, response]: Waiting): void => {
    response.once('close', () => startNext(socket))
    listener(request, response)
  }

  const startNext = (socket: Socket): void => {
    const next = lines.get(socket)?.shift()
    if (next && !socket.destroyed) start(socket, next)
    else lines.delete(socket)
  }

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, [])
      start(socket, [request, response])
    } else if (line.length < MAX_WAITING) line.push([request, response])
    else socket.destroy()
  }
}
