import type { RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Tracks connections with a partly sent response: a second response would be read as a part of the first. */
export class AnswersUnderWay {
  // Several on one connection, as a caller may send the next request without waiting.
  readonly #answers = new WeakMap<Duplex, ServerResponse[]>()

  readonly watch: RequestListener = ({ socket }, response) => {
    const earlier = this.#answers.get(socket) ?? []
    this.#answers.set(socket, [...earlier.filter(({ writableEnded }) => !writableEnded), response])
  }

  isHalfOut(socket: Duplex): boolean {
    const answers = this.#answers.get(socket) ?? []
    return answers.some(({ headersSent, writableEnded }) => headersSent && !writableEnded)
  }
}
