import { createApp } from './app.ts'
import { Faults } from './control/faults.ts'
import { RateLimit } from './control/rate-limit.ts'
import { expireDisputes } from './disputes/resolve-dispute.ts'
import { PACE_OF_A_LAPTOP } from './pace.ts'
import { advanceRefunds } from './refunds/advance-refunds.ts'
import type { Sandbox } from './sandbox.ts'
import { Server } from './server.ts'
import { readSettings } from './settings.ts'
import { openStore } from './store/open-store.ts'
import { Timetable } from './timetable.ts'
import { confirmArrivals } from './transactions/confirm-arrivals.ts'
import { advanceTransfers } from './transfers/advance-transfers.ts'
import { WebhookOutbox } from './webhooks/webhook-outbox.ts'

// Speaks the payment provider's language, moves no money, and remembers all that it pretended to capture.
try {
  await open()
} catch (error) {
  process.stderr.write(`payment-sandbox: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function open(): Promise<void> {
  const settings = readSettings(process.env)
  const store = openStore(settings.dataDir)
  const timetable = new Timetable()
  const outbox = new WebhookOutbox({ store, timetable, ...settings })
  const sandbox: Sandbox = {
    settings,
    store,
    timetable,
    outbox,
    faults: new Faults(),
    rateLimit: new RateLimit(),
    pace: { ...PACE_OF_A_LAPTOP },
  }
  const app = createApp(sandbox, { refuseConnections: (ms) => server.refuseConnections(ms) })
  const server = new Server(app, settings.port)
  const port = await server.open()
  timetable.add(confirmArrivals(sandbox))
  timetable.add(advanceRefunds(sandbox))
  timetable.add(expireDisputes(sandbox))
  timetable.add(advanceTransfers(sandbox))
  timetable.add(outbox)
  timetable.wake()
  closeWith(() => {
    timetable.stop()
    server.close()
    store.close()
  })
  process.stdout.write(`Payments http://localhost:${port} (sandbox: no money moves)\n`)
}

/** Ends on SIGTERM, and with the process that started it, however that ended. */
function closeWith(close: () => void): void {
  const end = () => {
    close()
    process.exit(0)
  }
  const isChild = process.send !== undefined
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  // Ctrl-C reaches the whole group; the one who started us may still have payments under way, and ends us last.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => (isChild ? undefined : end()))
}
