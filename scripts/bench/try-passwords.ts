import { randomUUID } from 'node:crypto'
import http from 'node:http'
import os from 'node:os'
import { workerData } from 'node:worker_threads'
import { login } from '@ahia/contracts/accounts'
import { ask } from '@ahia/testing/offer-load'

/**
 * Tries one password after the other on this many connections, until the thread it runs in is ended. Elsewhere in the
 * world it would have machines of its own; here it stands behind what is measured.
 */
const { url, connections }: { url: string; connections: number } = workerData
const LAST = 19
const MYSELF = 0

os.setPriority(MYSELF, LAST)
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
let tried = 0
await Promise.all(Array.from({ length: connections }, keepTrying))

/** An address without an account costs as much as one that has one. */
async function keepTrying(): Promise<never> {
  for (;;) {
    tried += 1
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(tried >> 16) & 255}.${(tried >> 8) & 255}.${tried & 255}`,
    }
    const body = { email: `${randomUUID()}@example.com`, password: 'not the one', remember: false }
    const { answer } = await ask(
      `${url}/api/v1${login.path}`,
      { method: login.method, headers, agent },
      JSON.stringify(body),
    )
    if (answer?.status !== 401) throw new Error(`A wrong password was answered with ${answer?.status}`)
  }
}
