import { askAssistant } from '@ahia/contracts/assistant'
import type { Servers } from '../servers.ts'
import type { Message, Target } from '../target.ts'

const FEW = '400'
const MANY = '1,000,000'
/** Shoppers read before they ask again: what counts is how long one waits, not how many a machine can answer. */
const PER_SECOND = 10
/** T17: a guest asks 20 times an hour, so each of them asks once here. */
const GUESTS = 20_000

/** What shoppers write, short and long, found and not found, well and badly spelt. */
const QUESTIONS = [
  'rechargeable fan under 60k in Lagos',
  'cheapest 50 kg rice',
  'size 42 sneakers, not black',
  'abeg I dey find pawer bank wey no pass 15k',
  'iPhone 15 Pro Max 256gb',
  'rice cooker',
  'how much be 5 litres of palm oil',
  'what does Suya Junction sell?',
  'gas cooker wey get oven, my money na 350,000',
  'something sweet for a birthday, 10k',
  'gift for my wife, 50k max',
  'compare Ofada rice and Abakaliki rice',
  'student laptop or UK used laptop, which one cheaper?',
  'matress 6 by 6',
  'perfume between 20k and 30k',
  'which power bank has the best rating',
  'where is my order',
  'which states do you deliver to?',
  'plant for inside parlour wey no need plenty water',
  'good morning',
]

/** CHAT-06: a mix of questions, to the demo market and, given its address, to a market of a million products. */
export async function startAssistantSuite(servers: Servers, bigUrl: string | null): Promise<Target[]> {
  const behindProxy = { TRUST_PROXY_HOPS: '1' } // so that each guest can have an address of its own
  await servers.startProduct(FEW, await servers.createDatabase('market'), behindProxy)
  if (bigUrl === null) return [target(FEW, null)]
  await servers.startProduct(MANY, bigUrl, { ...behindProxy, DEMO_MARKET: 'false' })
  return [target(FEW, null), target(MANY, nameOn(FEW))]
}

const nameOn = (server: string): string => `ask the assistant (${server})`

const target = (server: string, limit: string | null): Target => ({
  name: nameOn(server),
  server,
  paths: [`/api/v1${askAssistant.path}`],
  headers: {},
  messages: Array.from({ length: GUESTS }, (_, at) => toMessage(at)),
  isUnique: false,
  limit,
  perSecond: PER_SECOND,
})

const toMessage = (at: number): Message => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at) },
  body: JSON.stringify({ customer_input: QUESTIONS[at % QUESTIONS.length] }),
})

const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
