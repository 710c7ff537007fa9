// Sends thousands of random requests, made from the schemas of the API, and malformed ones to a market of its own, and tells
// which answers are no clear error: npm run fuzz -- --requests 3000 --raw 500. One of them again: --seed 7 --only 42 (raw-42)
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, type LoadOutcome } from '@ahia/testing/offer-load'
import { createAnswerCounts } from './answer-counts.ts'
import { type Answer, findFault } from './find-faults.ts'
import { causeOf, describeFindings, type Finding } from './finding-groups.ts'
import { type FuzzRequest, makeRequest } from './fuzz-request.ts'
import { type FuzzedMarket, openFuzzedMarket } from './fuzzed-market.ts'
import { makeRawRequest, readRaw, sendRaw } from './raw-request.ts'

const MAX = { requests: 1_000_000, raw: 100_000, seed: 1_000_000 }
const AT_ONCE = 8
/** T20: who is turned away as the market is full comes back when the answer says; the machine may be busy with other things. */
const MAX_RETURNS = 3
const TURNED_AWAY = 503
const MAX_SHOWN_LENGTH = 600

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    raw: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(1 + (Date.now() % MAX.seed)) },
    only: { type: 'string' },
  },
})
const seed = wholeNumber('seed', values.seed, MAX.seed)
const counts = {
  requests: wholeNumber('requests', values.requests, MAX.requests),
  raw: wholeNumber('raw', values.raw, MAX.raw),
}

function wholeNumber(option: string, text: string, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new Error(`--${option} must be a whole number from 1 to ${max}`)
}

type Result = {
  target: string
  fault: string | null
  status: number
  cause: string
  details: string
  isSignedIn?: boolean
}
/** Served when they came back: no findings, but they are shown. */
const turnedAway: Finding[] = []

console.log(`  seed ${seed}`)
const market = await openFuzzedMarket()
try {
  process.exitCode = (await (values.only === undefined ? sendAll() : sendOne(values.only))) ? 0 : 1
} finally {
  await market.stop()
}

async function sendAll(): Promise<boolean> {
  const statuses = new Map<number, number>()
  const parts = createAnswerCounts(counts.requests)
  const findings: Finding[] = []
  const send = (prefix: string, count: number, one: (number: number) => Promise<Result>) =>
    inParallel(count, async (number) => {
      const { target, fault, status, cause, details, isSignedIn } = await one(number)
      if (isSignedIn !== undefined) parts.add(number, status, isSignedIn)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault !== null) findings.push({ name: `${prefix}${number}`, target, fault, cause, details })
    })
  await send('', counts.requests, (number) => sendNumber(market, number))
  await send('raw-', counts.raw, (number) => sendRawNumber(market, number))
  const isReady = (await ask(`${market.origin}/readyz`)).answer?.status === 200
  for (const line of describeFindings(findings, seed)) console.log(`  ${line}`)
  if (turnedAway.length > 0) console.log('\nTurned away at first, and served when they came back:')
  for (const line of describeFindings(turnedAway, seed)) console.log(`  ${line.split('\n', 1)[0]}`)
  const answered = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, n]) => `${n} × ${status || 'closed'}`)
  console.log(`\n${counts.requests} requests and ${counts.raw} malformed ones: ${answered.join(', ')}`)
  for (const part of parts.describe()) console.log(`  ${part}`)
  const notKnown = parts.findFault()
  if (notKnown !== null) console.log(`  ✗ ${notKnown}`)
  console.log(
    `${findings.length} findings; the market is ${isReady ? 'ready' : 'not ready'} afterwards; seed ${seed}`,
  )
  return findings.length === 0 && notKnown === null && isReady
}

async function sendOne(name: string): Promise<boolean> {
  const number = Number(name.replace('raw-', ''))
  const { fault, status, cause, details } = name.startsWith('raw-')
    ? await sendRawNumber(market, number)
    : await sendNumber(market, number)
  console.log(`  ${status} ${fault ?? 'no fault'} ${cause}\n${details}`)
  return fault === null
}

async function sendNumber(market: FuzzedMarket, number: number): Promise<Result> {
  const request = makeRequest(seed, number, { ...market, tokens: await market.tokens() })
  const { target, isSignedIn } = request
  const { answer, broken } = await askPatiently(request, String(number))
  if (!answer) {
    const fault = `breaks off: ${broken.reason}`
    return { target, fault, status: 0, cause: '', details: describe(request, null), isSignedIn }
  }
  const { status, headers, body } = answer
  const got = { status, contentType: headers['content-type'] ?? '', body }
  const fault = findFault(got)
  const cause = fault === null ? '' : causeOf(got, market.product.output())
  return { target, fault, status, cause, details: describe(request, got), isSignedIn }
}

async function askPatiently(request: FuzzRequest, name: string, returns = 0): Promise<LoadOutcome> {
  const { origin, method, path, headers, body, target } = request
  const outcome = await ask(origin + path, { method, headers }, body)
  const seconds = Number(outcome.answer?.headers['retry-after'] ?? Number.NaN)
  if (outcome.answer?.status !== TURNED_AWAY || Number.isNaN(seconds) || returns >= MAX_RETURNS)
    return outcome
  const cause = causeOf(outcome.answer, market.product.output())
  turnedAway.push({ name, target, fault: `answers ${TURNED_AWAY}`, cause, details: '' })
  await pause(seconds * 1000)
  return askPatiently(request, name, returns + 1)
}

/** Each fourth goes to the back office. */
async function sendRawNumber(market: FuzzedMarket, number: number): Promise<Result> {
  const { origin } = number % 4 === 0 ? market.office : market
  const bytes = makeRawRequest(seed, number)
  const got = readRaw(await sendRaw(Number(new URL(origin).port), bytes))
  const isPage = got?.contentType.startsWith('text/html') === true && got.status < 500
  const fault = got === null || isPage ? null : findFault(got)
  const cause = got === null || fault === null ? '' : causeOf(got, market.product.output())
  const details = `${JSON.stringify(bytes.slice(0, 200))} → ${shorten(JSON.stringify(got))}`
  return { target: 'malformed', fault, status: got?.status ?? 0, cause, details }
}

function describe({ method, path, headers, body = '' }: FuzzRequest, got: Answer | null): string {
  const shown = JSON.stringify({ ...headers, authorization: undefined, cookie: undefined })
  return [`${method} ${shorten(path)}`, shown, shorten(body), shorten(JSON.stringify(got))].join('\n      ')
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

async function inParallel(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 1
  const worker = async () => {
    while (next <= count) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
