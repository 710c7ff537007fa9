import http from 'node:http'
import { login } from '@ahia/contracts/accounts'
import { ask } from '@ahia/testing/offer-load'
import type { Servers } from './servers.ts'
import type { Target } from './target.ts'

const PATH = '/api/v1/products?category=FOOD'
const KEPT = 'kept'
const ASKED_ANEW = 'asked anew'
/** A shop that is well visited, and far from all that it can answer. */
const PER_SECOND = 100
const AT_ONCE = 16

/** T19: what shoppers notice of it when many passwords are tried, each of which costs a processor some 20 ms. */
export async function startAccountsSuite(servers: Servers): Promise<Target[]> {
  const market = await servers.createDatabase('market')
  // Whoever tries passwords comes from everywhere, so that neither an address nor a network makes them wait.
  const env = { TRUST_PROXY_HOPS: '1' }
  await servers.startProduct(KEPT, market, env)
  await servers.startProduct(ASKED_ANEW, market, { ...env, KEEP_ANSWERS_MS: '0' })
  return [KEPT, ASKED_ANEW].flatMap((server) => {
    const quiet = target(server, 'nobody signs in')
    return [quiet, { ...target(server, `${AT_ONCE} try passwords`), limit: quiet.name, beside: tryPasswords }]
  })
}

const target = (server: string, meanwhile: string): Target => ({
  name: `list, ${server}, ${meanwhile}`,
  server,
  paths: [PATH],
  headers: {},
  isUnique: false,
  limit: null,
  perSecond: PER_SECOND,
})

let tried = 0

/** An address without an account costs as much as one that has one. */
async function tryPasswords(url: string, until: AbortSignal): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const keepTrying = async () => {
    while (!until.aborted) {
      tried += 1
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(tried >> 16) & 255}.${(tried >> 8) & 255}.${tried & 255}`,
      }
      const body = { email: `${process.pid}-${tried}@example.com`, password: 'not the one', remember: false }
      const { answer } = await ask(
        `${url}/api/v1${login.path}`,
        { method: login.method, headers, agent },
        JSON.stringify(body),
      )
      if (answer?.status !== 401) throw new Error(`A wrong password was answered with ${answer?.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepTrying))
  agent.destroy()
}
