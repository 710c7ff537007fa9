import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Servers } from '../servers.ts'
import type { Target } from '../target.ts'

const PATH = '/api/v1/products?category=FOOD'
const CACHED = 'cached'
const ASKED_AGAIN = 'asked again'
/** As often as the server can answer, and as often as it is asked in a shop that is well visited. */
const PACES = [{ pace: 'all the time' }, { pace: '100 a second', perSecond: 100 }]
const AT_ONCE = 16

/** T19: what shoppers notice of it when many passwords are tried, each of which costs a processor some 20 ms. */
export async function startAccountsSuite(servers: Servers): Promise<Target[]> {
  const market = await servers.createDatabase('market')
  // Anyone who tries passwords comes from everywhere, so that neither an address nor a network makes them wait.
  const env = { TRUST_PROXY_HOPS: '1' }
  await servers.startProduct(CACHED, market, env)
  await servers.startProduct(ASKED_AGAIN, market, { ...env, KEEP_ANSWERS_MS: '0' })
  return [CACHED, ASKED_AGAIN].flatMap((server) =>
    PACES.flatMap(({ pace, ...rate }) => {
      const quiet: Target = {
        name: `list, ${server}, ${pace}`,
        server,
        paths: [PATH],
        headers: {},
        isUnique: false,
        limit: null,
        ...rate,
      }
      const name = `${quiet.name}, ${AT_ONCE} try passwords`
      return [quiet, { ...quiet, name, limit: quiet.name, beside: tryPasswords }]
    }),
  )
}

async function tryPasswords(url: string, until: AbortSignal): Promise<void> {
  const trying = new Worker(new URL('../try-passwords.ts', import.meta.url), {
    workerData: { url, connections: AT_ONCE },
  })
  const failed = new Promise<never>((_, reject) => trying.once('error', reject))
  await Promise.race([failed, once(until, 'abort')])
  await trying.terminate()
}
