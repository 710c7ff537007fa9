import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '@ahia/testing/offer-load'
import { readCpuMs } from '@ahia/testing/process-figures'
import autocannon from 'autocannon'
import type { Message, Target } from './target.ts'

export const CONNECTIONS = 16
/** Until what runs beside has opened its connections, which is the client's work as much as the server's. */
const IN_STRIDE_MS = 1_000

/** One round of one target. */
export type Round = { perSecond: number; cpuMs: number; latenciesMs: number[]; failed: number }

type Loaded = { target: Target; url: string; pid: number; seconds: number }

type Loading = Omit<Loaded, 'pid'>
type Answered = Omit<Round, 'cpuMs'>

/** Loads one target for some seconds; its processor time is read from the system, before and after. */
export async function measure({ target, url, pid, seconds }: Loaded): Promise<Round> {
  await target.before?.()
  const over = new AbortController()
  const beside = target.beside?.(url, over.signal)
  if (target.beside) await pause(IN_STRIDE_MS)
  const cpuBefore = readCpuMs(pid)
  const answered = await loadOf(target)({ target, url, seconds })
  const cpuMs = (readCpuMs(pid) - cpuBefore) / answered.latenciesMs.length
  over.abort()
  await beside
  const isSilent = answered.latenciesMs.length === 0
  return { ...answered, cpuMs, failed: answered.failed + (isSilent ? 1 : 0) }
}

function loadOf({ way, perSecond }: Target) {
  if (way) return goAllTheTime(way)
  return perSecond === undefined ? askAllTheTime : askInTime
}

/** This many at once, each beginning again when it is through. */
const goAllTheTime =
  (way: NonNullable<Target['way']>) =>
  async ({ seconds }: Loading): Promise<Answered> => {
    const latenciesMs: number[] = []
    let failed = 0
    const startedAt = performance.now()
    const passed = () => (performance.now() - startedAt) / 1000
    const goOn = async () => {
      while (passed() < seconds) {
        const beganAt = performance.now()
        asked += 1
        if (!(await way(asked))) failed += 1
        latenciesMs.push(performance.now() - beganAt)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, goOn))
    return { perSecond: latenciesMs.length / passed(), latenciesMs, failed }
  }

/** As often as it can answer. */
async function askAllTheTime({ target, url, seconds }: Loading): Promise<Answered> {
  const latenciesMs: number[] = []
  const run = autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: target.headers,
    requests: [{ setupRequest: nextOf(target) }],
  })
  run.on('response', (_client, _status, _bytes, responseMs) => latenciesMs.push(responseMs))
  const result = await run
  return { perSecond: result['2xx'] / result.duration, latenciesMs, failed: result.non2xx + result.errors }
}

/** Evenly, as shoppers come, who do not wait for each other: what is late counts from when it was due. */
async function askInTime({ target, url, seconds }: Loading): Promise<Answered> {
  const { perSecond = 1, headers } = target
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const next = nextOf(target)
  const latenciesMs: number[] = []
  let failed = 0
  const startedAt = performance.now()
  const asking = Array.from({ length: seconds * perSecond }, async (_, at) => {
    const dueMs = (at * 1000) / perSecond
    await pause(dueMs)
    const { path = '/', body, headers: own, ...how } = next({})
    const { answer } = await ask(url + path, { ...how, headers: { ...headers, ...own }, agent }, body)
    latenciesMs.push(performance.now() - startedAt - dueMs)
    if (answer?.status !== 200) failed += 1
  })
  await Promise.all(asking)
  agent.destroy()
  return { perSecond: latenciesMs.length / ((performance.now() - startedAt) / 1000), latenciesMs, failed }
}

let asked = 0

const nextOf =
  ({ paths, isUnique, messages = [] }: Target) =>
  (request: Partial<Message> & { path?: string }) => {
    asked += 1
    const path = paths[asked % paths.length] ?? '/'
    return {
      ...request,
      ...messages[asked % messages.length],
      path: isUnique ? `${path}${path.includes('?') ? '&' : '?'}force=${process.pid}-${asked}` : path,
    }
  }
