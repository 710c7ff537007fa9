// What each page costs a cheap phone on slow 4G, held against its budget; exits with 1 when anything is over:
// npm run budgets -- [--only home,cart] [--runs 3] [--no-lighthouse]
import { parseArgs } from 'node:util'
import { addToCart } from '@ahia/contracts/cart'
import { firstChoiceOf } from '@ahia/testing/first-choice'
import { startProduct } from '@ahia/testing/product'
import { fillIn, findSamples, type Samples } from '@ahia/testing/samples'
import { callMarket, signUp } from '@ahia/testing/sign-up'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { type Browser, chromium } from '@playwright/test'
import { wholeNumber } from './bench/whole-number.ts'
import { aSeller, type Seller } from './budgets/a-seller.ts'
import { findFreePort } from './budgets/free-port.ts'
import { ensureLighthouse, runLighthouse } from './budgets/lighthouse.ts'
import { INTERACTIONS, measureInteraction } from './budgets/measure-interactions.ts'
import { type Figures, measurePage } from './budgets/measure-page.ts'
import { listOverBudget, type Measured, toInteractionTable, toTable } from './budgets/report.ts'
import { PAGES, SLIPS } from './budgets/table.ts'
import { timeSlips } from './budgets/time-slips.ts'
import { findOrInstallChromium } from './checks/chromium.ts'

const MAX_RUNS = 9
/** Pages that Lighthouse looks at too. */
const ALSO_LIGHTHOUSE = ['home', 'listing', 'product']
// A run asks from one address, and more in a minute than a shopper would.
const NO_LIMIT = { BROWSE_LIMIT_PER_MINUTE: '1000000000' }

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    'no-lighthouse': { type: 'boolean', default: false },
  },
})
const runs = wholeNumber('runs', values.runs, MAX_RUNS)
const parts = values.only?.split(',')
const isWanted = ({ name }: { name: string }) => !parts || parts.some((part) => name.includes(part))

if (![...PAGES, ...INTERACTIONS, SLIPS].some(isWanted))
  throw new Error(`There is nothing called ${values.only}`)

const found = await findOrInstallChromium()
if ('missing' in found) throw new Error(found.missing)
if (!values['no-lighthouse']) await ensureLighthouse()
const postgres = await startThrowAwayPostgres({}) // as durable as in production, which rejects anything less
const port = await findFreePort()
const origin = `http://localhost:${port}`
const market = startProduct({
  ...NO_LIMIT,
  DATABASE_URL: await postgres.createDatabase('budgets'),
  PORT: String(port),
  PUBLIC_URL: origin,
})
// Anyone who looks on has the stack of every error written down, and for the few that React makes while it is read the
// engine would read the libraries a second time: 60 to 90 ms of blocking that no shopper's phone has. With the positions
// noted at the first reading, watching costs nothing.
const NOT_FELT_BY_WATCHING = '--js-flags=--no-enable-lazy-source-positions'

const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', NOT_FELT_BY_WATCHING],
})
try {
  await market.opened()
  const samples = await findSamples(origin)
  const seller = await aSeller(origin, runs)
  const over = [
    ...(await weighPages(browser, samples, seller)),
    ...(await timeInteractions(browser, samples, seller)),
    ...(await drawSlips(browser, seller)),
  ]
  if (!values['no-lighthouse']) over.push(...(await askLighthouse(found.path, samples)))
  console.log(over.length === 0 ? '\nWithin budget.' : `\nOver budget:\n${over.join('\n')}`)
  if (over.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await market.stop()
  await postgres.stop()
}

async function weighPages(browser: Browser, samples: Samples, seller: Seller): Promise<string[]> {
  const measured: Measured[] = []
  const customer = await aCustomerAboutToOrder(samples)
  const storedBy = { customer, seller: seller.stored }
  for (const { name, path, budget, visitor, seen } of PAGES.filter(isWanted)) {
    const address = fillIn(path.replace('{order}', seller.order), samples)
    const visit = {
      origin,
      path: address,
      stored: visitor ? storedBy[visitor] : {},
      hasWorker: budget.repeatLcpMs !== undefined,
      ...(seen && { seen }),
    }
    await measurePage(browser, visit) // the first visitor of all waits for pictures to be made
    const taken: Figures[] = []
    for (let run = 0; run < runs; run += 1) taken.push(await measurePage(browser, visit))
    measured.push({ name, figures: medianOf(taken), budget })
    console.log(`  ${name}`)
  }
  console.log(`\n${toTable(measured)}\n`)
  return measured.flatMap(listOverBudget)
}

/** What the browser of somebody who has just pressed 'Proceed to Checkout' holds. */
async function aCustomerAboutToOrder({ product }: Samples): Promise<Record<string, string>> {
  const user = await signUp((token) => callMarket(origin, token), 'ada@example.com')
  const added = await callMarket(origin, user.token)(addToCart, firstChoiceOf(product))
  return { user: JSON.stringify(user), checkoutItems: JSON.stringify([added.itemId]) }
}

async function timeInteractions(browser: Browser, samples: Samples, seller: Seller): Promise<string[]> {
  const taken: { name: string; ms: number; limit: number }[] = []
  for (const interaction of INTERACTIONS.filter(isWanted)) {
    const phone = { origin, stored: interaction.visitor ? seller.stored : {} }
    const times: number[] = []
    for (const packed of seller.packed) {
      const path = fillIn(interaction.path.replace('{packed}', packed), samples)
      times.push(await measureInteraction(browser, phone, { ...interaction, path }))
    }
    taken.push({ name: interaction.name, ms: middleOf(times), limit: interaction.limit })
  }
  if (taken.length > 0) console.log(`${toInteractionTable(taken)}\n`)
  return taken
    .filter(({ ms, limit }) => !(ms <= limit))
    .map(({ name, ms, limit }) => `${name}: ${ms.toFixed(0)} ms, at most ${limit}`)
}

async function drawSlips(browser: Browser, seller: Seller): Promise<string[]> {
  if (!isWanted(SLIPS)) return []
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await timeSlips(browser, origin, seller))
  const line = `${SLIPS.name}: ${middleOf(times).toFixed(0)} ms, at most ${SLIPS.ms}`
  console.log(`${line}\n`)
  return middleOf(times) <= SLIPS.ms ? [] : [line]
}

async function askLighthouse(chromePath: string, samples: Samples): Promise<string[]> {
  const below: string[] = []
  for (const { name, path } of PAGES.filter(
    (page) => isWanted(page) && ALSO_LIGHTHOUSE.includes(page.name),
  )) {
    const scored = await runLighthouse(name, origin + fillIn(path, samples), chromePath)
    console.log(`Lighthouse, ${name}: ${scored.scores}`)
    below.push(...scored.below)
  }
  return below
}

/** Of each figure by itself. */
function medianOf(taken: Figures[]): Figures {
  const middle = (pick: (figures: Figures) => number) => middleOf(taken.map(pick))
  return {
    jsKb: middle(({ jsKb }) => jsKb),
    cssKb: middle(({ cssKb }) => cssKb),
    htmlKb: middle(({ htmlKb }) => htmlKb),
    fontsKb: middle(({ fontsKb }) => fontsKb),
    imagesKb: middle(({ imagesKb }) => imagesKb),
    requests: middle(({ requests }) => requests),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    totalKb: middle(({ totalKb }) => totalKb),
    repeatKb: middle(({ repeatKb }) => repeatKb),
    repeatLcpMs: middle(({ repeatLcpMs }) => repeatLcpMs),
  }
}

function middleOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
