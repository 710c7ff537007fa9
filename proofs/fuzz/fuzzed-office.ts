import { signInWithPassword } from '@ahia/contracts/admin/session'
import { API_PATH } from '@ahia/contracts/api-path'
import { listDemoStaff } from '@ahia/contracts/developers/dev-console'
import { ask } from '@ahia/testing/offer-load'
import type { Product } from '@ahia/testing/product'
import type pg from 'pg'
import type { Visitors } from '../support/visitors.ts'

type Colleague = { cookie: string; permissions: readonly string[] }

/** The back office of the same market: its own origin, and a colleague of each role. */
export type FuzzedOffice = {
  origin: string
  colleagues: Colleague[]
  /** Of the one who may be suspended and signed out: the others need their sessions. */
  leaving: string
  leavingId: string
}

/** Where the start says that the office is, and the password of its demo colleagues. */
const OFFICE = /Office\s+http:\/\/localhost:(\d+) \(\S+, password ([^;]+);/
const LEAVING = 'arbiter2@example.com'

export async function enterOffice(
  product: Product,
  { visitors, database }: { visitors: Visitors; database: pg.Pool },
): Promise<FuzzedOffice> {
  const [, port, password = ''] = OFFICE.exec(product.output()) ?? []
  if (port === undefined) throw new Error('The market did not say where its office is')
  const origin = `http://127.0.0.1:${port}`
  const { staff } = await visitors.neighbour()(listDemoStaff, {})
  const colleagues: Colleague[] = []
  let leaving = ''
  for (const { email, code } of staff) {
    const colleague = await signIn(origin, { email, password, code })
    if (email === LEAVING) leaving = colleague.cookie
    else colleagues.push(colleague)
  }
  // ADMIN-05: a fresh proof lasts five minutes, the requests take longer.
  await database.query(`update staff_sessions set proof_at = now() + interval '11 hours'`)
  const { rows } = await database.query<{ id: string }>('select id from staff_members where email = $1', [
    LEAVING,
  ])
  return { origin, colleagues, leaving, leavingId: rows[0]?.id ?? '' }
}

type Given = { email: string; password: string; code: string }

async function signIn(origin: string, given: Given): Promise<Colleague> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const url = origin + API_PATH + signInWithPassword.path
  const { answer, broken } = await ask(url, { method: 'POST', headers }, JSON.stringify(given))
  const cookie = answer?.headers['set-cookie']?.[0]?.split(';')[0]
  if (!answer || cookie === undefined)
    throw new Error(`${given.email} cannot sign in: ${answer?.body ?? broken?.reason ?? ''}`)
  const { me } = signInWithPassword.data.parse(JSON.parse(answer.body).data)
  return { cookie, permissions: me.permissions }
}
