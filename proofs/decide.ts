import type { Call } from '@ahia/contracts/call'
import type { ShopId } from '@ahia/contracts/ids'
import { callOffice, signInStaff } from '@ahia/testing/office/staff-session'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { countActs, decide, makeShops, officeOf } from './chain/waiting-shops.ts'

const PAIRS = { short: 25, full: 100 }
const INSTANCES = 2

export const proof: Proof = {
  name: 'decide',
  promise: 'ADMIN-15: of two different decisions at the same moment one has effect, once',
  run: decideInPairs,
}

async function decideInPairs({ isFull, runs }: ProofOptions): Promise<ProofResult> {
  const pairs = runs ?? (isFull ? PAIRS.full : PAIRS.short)
  const postgres = await startThrowAwayPostgres({}) // as durable as in production
  const url = await postgres.createDatabase('market')
  const client = new pg.Client({ connectionString: url })
  const env = { DATABASE_URL: url, BROWSE_LIMIT_PER_MINUTE: '1000000000' }
  const products = Array.from({ length: INSTANCES }, () => startProduct(env))
  try {
    await Promise.all(products.map((product) => product.opened()))
    await client.connect()
    const [first, second] = await signIn(client, products)
    if (!first || !second) throw new Error('Two colleagues are needed')
    const shops = await makeShops(client, pairs)
    const answers = await Promise.all(
      shops.map((id) => Promise.all([decide(first, id, 'ASK'), decide(second, id, 'REFUSE')])),
    )
    return await judge(client, shops, answers)
  } finally {
    await client.end()
    await Promise.all(products.map((product) => product.stop()))
    await postgres.stop()
  }
}

/** Two colleagues, each at an instance of their own. */
async function signIn(client: pg.Client, products: readonly Product[]): Promise<Call[]> {
  const calls: Call[] = []
  for (const product of products)
    calls.push(callOffice(officeOf(product), await signInStaff(client, 'MERCHANTS')))
  return calls
}

async function judge(client: pg.Client, shops: readonly ShopId[], answers: readonly string[][]) {
  const rows = await countActs(client, shops)
  const once = answers.filter((pair) => pair.filter((one) => one === 'done').length === 1).length
  const effects = rows.filter(({ decisions, entries }) => decisions === 1 && entries === 1).length
  const errors = [...new Set(answers.flat().filter((one) => one !== 'done'))].join(', ')
  return {
    figures:
      `${shops.length} pairs at once over ${INSTANCES} instances: ${once} times one of two had effect, the other answered ` +
      `${errors}; ${effects} shops with one decision and one entry of the audit`,
    faults: brokenOf({
      'of each pair one has effect': once === shops.length,
      'each shop has one decision and one entry': effects === shops.length,
    }),
  }
}
