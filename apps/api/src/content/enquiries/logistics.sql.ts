import type { DeliveryState } from '@ahia/reference/delivery-states'
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Reader, Tx } from '#tables.ts'
import { answersOf, onceToday } from './enquiries.sql.ts'

export type Application = {
  company: string
  contactName: string
  email: string
  phone: string
  states: DeliveryState[]
  fleet: string
}

/** Its id; null when the same application was already sent today. */
export async function insertApplication(
  tx: Tx,
  { contactName, ...application }: Application,
  fingerprint: Buffer,
): Promise<string | null> {
  const inserted = await tx
    .insertInto('logistics_applications')
    .values({ id: newId(), ...onceToday(fingerprint), contact_name: contactName, ...application })
    .onConflict((same) => same.columns(['fingerprint', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export type UnsentApplication = Omit<Application, 'states' | 'fleet'> & { all: number }

/** Marks all applications that are not forwarded yet as forwarded; returns the oldest of them, and how many there are. */
export async function takeUnforwardedApplications(tx: Tx, shown: number): Promise<UnsentApplication[]> {
  const { rows } = await sql<UnsentApplication>`
    with forwarded as (
      update logistics_applications set forwarded_at = now() where forwarded_at is null
      returning id, company, contact_name, email, phone, sent_at
    )
    select company, contact_name as "contactName", email, phone, count(*) over ()::integer as all
    from forwarded order by sent_at, id limit ${shown}`.execute(tx)
  return rows
}

/** The newest `limit` applications. */
export const listApplicationsOf = (reader: Reader, email: string, limit: number) =>
  reader
    .selectFrom('logistics_applications')
    .select([
      'company',
      'contact_name as contactName',
      'phone',
      'states',
      'fleet',
      'sent_at as sentAt',
      answersOf('logistics_applications'),
    ])
    .where('email', '=', email)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ states: DeliveryState[] }>() // as its check says
    .execute()
