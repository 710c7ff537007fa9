import { readCpuMs } from '@ahia/testing/process-figures'
import autocannon from 'autocannon'
import type { Target } from './target.ts'

export const CONNECTIONS = 16

/** One round of one target. */
export type Round = { perSecond: number; cpuMs: number; latenciesMs: number[]; failed: number }

type Loaded = { target: Target; url: string; pid: number; seconds: number }

/** Loads one target for some seconds; its processor time is read from the system, before and after. */
export async function measure({ target, url, pid, seconds }: Loaded): Promise<Round> {
  const latenciesMs: number[] = []
  const cpuBefore = readCpuMs(pid)
  const run = autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: target.headers,
    requests: [{ setupRequest: nextOf(target) }],
  })
  run.on('response', (_client, _status, _bytes, responseMs) => latenciesMs.push(responseMs))
  const result = await run
  const cpuMs = (readCpuMs(pid) - cpuBefore) / latenciesMs.length
  const failed = result.non2xx + result.errors + (latenciesMs.length === 0 ? 1 : 0)
  return { perSecond: result['2xx'] / result.duration, cpuMs, latenciesMs, failed }
}

let asked = 0

const nextOf =
  ({ paths, isUnique }: Target) =>
  (request: { path?: string }) => {
    asked += 1
    const path = paths[asked % paths.length] ?? '/'
    return {
      ...request,
      path: isUnique ? `${path}${path.includes('?') ? '&' : '?'}bench=${process.pid}-${asked}` : path,
    }
  }
