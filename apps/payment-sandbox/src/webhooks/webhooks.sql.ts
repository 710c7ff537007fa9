import { z } from 'zod'
import type { Store } from '#store/open-store.ts'

const row = z.object({ id: z.number(), event: z.string(), body: z.string(), tries: z.number() })
export type Webhook = z.output<typeof row>

type State = 'waiting' | 'withheld' | 'shuffled'

export function insertWebhook(
  { sql }: Store,
  { event, body, state, dueAt }: { event: string; body: string; state: State; dueAt: number },
): void {
  sql.run`insert into webhooks (event, body, state, due_at) values (${event}, ${body}, ${state}, ${dueAt})`
}

/** Anyone who takes one sends it; two programs on one store do not both. */
export const takeDue = ({ sql }: Store, now: number, limit: number): Webhook[] =>
  z.array(row).parse(sql.all`
    update webhooks set state = 'sending', tries = tries + 1
    where id in (select id from webhooks where state = 'waiting' and due_at <= ${now} order by due_at, id limit ${limit})
    returning id, event, body, tries`)

export const nextDueAt = ({ sql }: Store): number | null =>
  z
    .object({ at: z.number().nullable() })
    .parse(sql.get`select min(due_at) as at from webhooks where state = 'waiting'`).at

export function markDelivered({ sql }: Store, id: number): void {
  sql.run`update webhooks set state = 'delivered' where id = ${id}`
}

/** `dueAt` null: no more tries. */
export function markMissed({ sql }: Store, id: number, dueAt: number | null): void {
  if (dueAt === null) sql.run`update webhooks set state = 'given-up' where id = ${id}`
  else sql.run`update webhooks set state = 'waiting', due_at = ${dueAt} where id = ${id}`
}

/** What was being sent or shuffled when the program ended is sent again. */
export function sendInterruptedAgain({ sql }: Store): void {
  sql.run`update webhooks set state = 'waiting' where state in ('sending', 'shuffled')`
}

export function releaseWithheld({ sql }: Store, now: number): void {
  sql.run`update webhooks set state = 'waiting', due_at = ${now} where state = 'withheld'`
}

/** False when none is left. */
export const releaseLastShuffled = ({ sql }: Store, now: number): boolean =>
  sql.run`
    update webhooks set state = 'waiting', due_at = ${now}
    where id = (select max(id) from webhooks where state = 'shuffled')`.changes > 0

const counts = z.object({ waiting: z.number(), delivered: z.number(), givenUp: z.number() })

export const countWebhooks = ({ sql }: Store): z.output<typeof counts> =>
  counts.parse(sql.get`
    select count(*) filter (where state not in ('delivered', 'given-up')) as waiting,
      count(*) filter (where state = 'delivered') as delivered, count(*) filter (where state = 'given-up') as givenUp
    from webhooks`)
