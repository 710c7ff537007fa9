import { setImmediate } from 'node:timers/promises'
import type { Endpoint } from '@ahia/contracts/endpoint'
import { type ApiAnswer, isAnswerTo, toResponse } from '../open-page.ts'

/** What was sent with one call: the body, or the query of a GET. */
type Sent = Record<string, unknown>
/** `lost`: the network broke before the answer arrived. */
type Reply = ApiAnswer | Response | 'lost'
type Rule = Pick<ApiAnswer, 'endpoint' | 'query'> & { reply: (sent: Sent, path: string) => Reply }
type Hold = { endpoint: Endpoint; until: Promise<void> }

export type FakeApi = {
  fetch: (request: Request) => Promise<Response>
  /** From now on these are the answers; later ones replace earlier ones. */
  give: (...answers: readonly ApiAnswer[]) => void
  /** Answers each call by what was sent, and to which path. */
  reply: (endpoint: Endpoint, reply: Rule['reply']) => void
  /** Calls of this endpoint fail without a response, until there is a new answer. */
  lose: (...endpoints: readonly Endpoint[]) => void
  /** Answers to calls from now on arrive only once released. */
  hold: (endpoint: Endpoint) => { release: () => void }
  /** What was sent with each call of an endpoint. */
  sent: (endpoint: Endpoint) => Sent[]
  /** The headers of each call of an endpoint. */
  headers: (endpoint: Endpoint) => Headers[]
  /** Offline, no call gets a response. */
  setOffline: (isOffline: boolean) => void
  /** Once the page asks for nothing more by itself: a call that nobody waited for is then seen in each run, not in slow ones only. */
  settled: () => Promise<void>
  faults: unknown[]
}

/** More than React and a call's own steps need between two calls. */
const TURNS_OF_QUIET = 20

/** The API of a page in a DOM. A call without an answer is a fault of the test. */
export function createFakeApi(answers: readonly ApiAnswer[]): FakeApi {
  let rules = answers.map(toRule)
  let holds: Hold[] = []
  let isOffline = false
  let asked = 0
  const calls: { endpoint: Endpoint; sent: Sent; headers: Headers }[] = []
  const faults: unknown[] = []

  const replyTo = async (request: Request, sent: Sent): Promise<Reply> => {
    const rule = rules.find((one) => isAnswerTo(one, request))
    if (!rule) {
      faults.push(new Error(`no answer is given for ${request.method} ${request.url}`))
      return 'lost'
    }
    calls.push({ endpoint: rule.endpoint, sent, headers: request.headers })
    const reply = rule.reply(sent, new URL(request.url).pathname)
    await Promise.all(holds.flatMap(({ endpoint, until }) => (endpoint === rule.endpoint ? [until] : [])))
    return reply
  }

  return {
    faults,
    fetch: async (request) => {
      asked += 1
      const sent = await readSent(request)
      const reply = isOffline ? 'lost' : await replyTo(request, sent)
      if (reply === 'lost' || isOffline) throw new TypeError('Failed to fetch')
      if (reply instanceof Response) return reply
      try {
        return toResponse(reply, sent)
      } catch (fault) {
        faults.push(fault)
        throw fault
      }
    },
    give: (...given) => {
      rules = [...given.map(toRule), ...rules]
    },
    reply: (endpoint, reply) => {
      rules = [{ endpoint, query: {}, reply }, ...rules]
    },
    lose: (...endpoints) => {
      const lost = endpoints.map((endpoint): Rule => ({ endpoint, query: {}, reply: () => 'lost' }))
      rules = [...lost, ...rules]
    },
    hold: (endpoint) => {
      const { promise: until, resolve } = Promise.withResolvers<void>()
      const hold = { endpoint, until }
      holds = [...holds, hold]
      return {
        release: () => {
          holds = holds.filter((other) => other !== hold)
          resolve()
        },
      }
    },
    sent: (endpoint) => calls.filter((one) => one.endpoint === endpoint).map(({ sent }) => sent),
    headers: (endpoint) => calls.filter((one) => one.endpoint === endpoint).map(({ headers }) => headers),
    setOffline: (to) => {
      isOffline = to
    },
    settled: async () => {
      for (let quiet = 0, before = asked; quiet < TURNS_OF_QUIET; before = asked) {
        await setImmediate()
        quiet = asked === before ? quiet + 1 : 0
      }
    },
  }
}

const toRule = (answer: ApiAnswer): Rule => ({ ...answer, reply: () => answer })

async function readSent(request: Request): Promise<Sent> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  const text = await request.text()
  return text === '' ? {} : JSON.parse(text)
}
