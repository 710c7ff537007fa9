import perfHooks from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LoadGate } from '../gate/load-gate.ts'
import { EventCounts } from './event-counts.ts'
import { createMetrics } from './metrics.ts'

const connections = { totalCount: 0, waitingCount: 0 }
const metricsOf = (gate: LoadGate) =>
  createMetrics({
    pools: { pool: connections, readPool: connections },
    gate,
    eventCounts: new EventCounts([]),
  })

test('each site shows its own requests, and the process that it shares with others', async () => {
  const [market, office] = [metricsOf(new LoadGate(1)), metricsOf(new LoadGate(1))]
  market.observe('page', 200, 0.01)

  const [ofMarket, ofOffice] = await Promise.all([market.text(), office.text()])

  expect(ofMarket).toContain('http_request_seconds_count{kind="page",status="200"} 1')
  expect(ofOffice).not.toContain('http_request_seconds_count')
  for (const text of [ofMarket, ofOffice]) expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1)
})

test('the process is measured once, as what measures it is never given back', () => {
  const timer = vi.spyOn(perfHooks, 'monitorEventLoopDelay')
  onTestFinished(() => timer.mockRestore())

  for (const site of [1, 2, 3]) metricsOf(new LoadGate(site))

  expect(timer.mock.calls.length).toBeLessThanOrEqual(1)
})
