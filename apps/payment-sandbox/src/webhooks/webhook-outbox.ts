import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '#store/open-store.ts'
import type { Duty, Timetable } from '#timetable.ts'
import { oddJson } from './odd-json.rules.ts'
import { postWebhook } from './post-webhook.ts'
import type { WebhookMode } from './webhook-mode.ts'
import {
  insertWebhook,
  markDelivered,
  markMissed,
  nextDueAt,
  releaseLastShuffled,
  releaseWithheld,
  sendInterruptedAgain,
  takeDue,
  type Webhook,
} from './webhooks.sql.ts'

const AT_ONCE = 16
/** P8 in little: growing pauses, and an end to them. */
const RETRY_MS = [200, 1_000, 3_000, 10_000, 30_000, 60_000, 300_000]
const SHUFFLE_MS = 400
const DELIVER_NOW_MS = 2_000

type Parts = { store: Store; timetable: Timetable; webhookUrl: string | null; secretKey: string }

/** Events on their way to the merchant: written down with what they tell of, sent until they are taken. */
export class WebhookOutbox implements Duty {
  mode: WebhookMode = { mode: 'normal' }
  readonly #parts: Parts
  readonly #underWay = new Set<Promise<void>>()
  #shuffleAt: number | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    sendInterruptedAgain(parts.store)
  }

  /** To be called in the transaction of what it tells of. */
  add(event: string, data: unknown): void {
    const { store, webhookUrl } = this.#parts
    if (webhookUrl === null) return
    const body = oddJson({ event, data })
    const now = Date.now()
    const { mode } = this
    const state = mode.mode === 'withheld' ? 'withheld' : mode.mode === 'reordered' ? 'shuffled' : 'waiting'
    const dueAt = mode.mode === 'late' ? now + mode.ms : now
    const times = mode.mode === 'duplicated' ? mode.times : 1
    for (let time = 0; time < times; time += 1) insertWebhook(store, { event, body, state, dueAt })
    if (state === 'shuffled') this.#shuffleAt = now + SHUFFLE_MS
  }

  release(): void {
    releaseWithheld(this.#parts.store, Date.now())
    this.#parts.timetable.wake()
  }

  nextAt(): number | null {
    const dueAt = this.#underWay.size < AT_ONCE ? nextDueAt(this.#parts.store) : null
    const shuffleAt = this.#underWay.size === 0 ? this.#shuffleAt : null
    if (dueAt === null || shuffleAt === null) return dueAt ?? shuffleAt
    return Math.min(dueAt, shuffleAt)
  }

  run(now: number): void {
    const { store } = this.#parts
    // The last first, each after the one before was taken, so that they arrive so.
    if (this.#shuffleAt !== null && this.#shuffleAt <= now && this.#underWay.size === 0) {
      if (!releaseLastShuffled(store, now)) this.#shuffleAt = null
    }
    const space = AT_ONCE - this.#underWay.size
    if (space > 0) for (const webhook of takeDue(store, now, space)) this.#send(webhook)
  }

  /** Sends what is due and waits, for a while, until it was taken. */
  async deliverNow(): Promise<void> {
    this.run(Date.now())
    await Promise.race([Promise.all(this.#underWay), pause(DELIVER_NOW_MS, undefined, { ref: false })])
  }

  #send({ id, body, tries }: Webhook): void {
    const { store, timetable, webhookUrl, secretKey } = this.#parts
    const sent = postWebhook({ url: webhookUrl ?? '', body, secretKey }).then((wasTaken) => {
      this.#underWay.delete(sent)
      if (!store.isOpen) return // it is waiting still, and sent after the next start
      const pauseMs = RETRY_MS[tries - 1]
      if (wasTaken) markDelivered(store, id)
      else markMissed(store, id, pauseMs === undefined ? null : Date.now() + pauseMs)
      timetable.wake()
    })
    this.#underWay.add(sent)
  }
}
