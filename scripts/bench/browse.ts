import http from 'node:http'
import { ask } from '@ahia/testing/offer-load'

/** As many as a few shoppers at once: the figures are about memory, not about load. */
const CONNECTIONS = 4
const LIKE_A_BROWSER = { 'accept-encoding': 'gzip, br', accept: 'text/html,image/avif,image/webp' }

/** Asks for all of these, each once. Throws when one is not answered with 200. */
export async function browse(url: string, paths: readonly string[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const left = paths.values()
  const keepAsking = async (): Promise<void> => {
    for (const path of left) {
      const { answer } = await ask(url + path, { agent, headers: LIKE_A_BROWSER })
      if (answer?.status !== 200) throw new Error(`${path} was answered with ${answer?.status ?? 'nothing'}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
  agent.destroy()
}
