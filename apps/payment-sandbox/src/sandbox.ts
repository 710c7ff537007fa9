import type { Faults } from './control/faults.ts'
import type { RateLimit } from './control/rate-limit.ts'
import type { Pace } from './pace.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/open-store.ts'
import type { Timetable } from './timetable.ts'
import type { WebhookOutbox } from './webhooks/webhook-outbox.ts'

/** All that the parts of the sandbox work with. */
export type Sandbox = {
  settings: Settings
  store: Store
  timetable: Timetable
  outbox: WebhookOutbox
  faults: Faults
  rateLimit: RateLimit
  pace: Pace
}
