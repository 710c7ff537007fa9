import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LoadGate } from '../gate/load-gate.ts'
import type { EventCounts } from './event-counts.ts'

const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3]

export type Metrics = {
  observe(kind: 'api' | 'page', status: number, seconds: number): void
  text(): Promise<string>
  contentType: string
}

type Connections = { totalCount: number; waitingCount: number }

type Measured = {
  pools: { pool: Connections; readPool: Connections }
  gate: LoadGate
  eventCounts: EventCounts
}

export function createMetrics({ pools: { pool, readPool }, gate, eventCounts }: Measured): Metrics {
  const registry = new Registry()
  metricsOfProcess() // from the start on
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'How long answers took',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('http_in_flight', 'Requests under way', () => gate.inFlight)
  gauge('http_refused_total', 'Requests refused because of overload', () => gate.refused)
  gauge('database_connections', 'Open database connections', () => pool.totalCount + readPool.totalCount)
  gauge(
    'database_waiting',
    'Requests waiting for a database connection',
    () => pool.waitingCount + readPool.waitingCount,
  )
  new Gauge({
    name: 'security_events_total',
    help: 'Sign-ins, wrong passwords, resets, forbidden requests and the like',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, times] of eventCounts.list()) this.set({ kind }, times)
    },
  })
  return {
    observe: (kind, status, seconds) => requests.observe({ kind, status: String(status) }, seconds),
    text: () => Registry.merge([registry, metricsOfProcess()]).metrics(),
    contentType: registry.contentType,
  }
}

let ofProcess: Registry | null = null

/** Gathered once, however many sites a process has: its timer and its watch of the collector are never given back. */
function metricsOfProcess(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}
