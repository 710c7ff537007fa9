import type { Enquiry, EnquiryRow } from '@ahia/contracts/admin/enquiries'
import type { EnquiryId, StaffMemberId } from '@ahia/contracts/ids'
import { maskEmail, maskPhone } from '#accounts/people/mask.rules.ts'
import {
  type EnquiryHead,
  findEnquiry,
  listEnquiryHeads,
  listEntries,
} from '#content/enquiries/answers/enquiries.reads.ts'
import { enquiryNotFound } from '#content/enquiries/enquiry.errors.ts'
import { readAfterKey, toAfterKey } from '#platform/after-key.ts'
import type { Db } from '#tables.ts'
import { listHolders } from '../claims.sql.ts'

const PAGE = 50

type Wanted = Pick<Parameters<typeof listEnquiryHeads>[1], 'state' | 'source'> & {
  after?: string | undefined
}

/** ADMIN-52: with who has each of them as work. */
export async function listEnquiries(
  { db }: { db: Db },
  { after, ...wanted }: Wanted,
): Promise<{ enquiries: EnquiryRow[]; next: string | null }> {
  const found = await listEnquiryHeads(db.read, { ...wanted, after: readAfterKey(after), limit: PAGE + 1 })
  const shown = found.slice(0, PAGE)
  const holders = await listHolders(db.read, { kind: 'ENQUIRY', subjects: shown.map(({ id }) => id) })
  const last = found.length > PAGE ? shown.at(-1) : undefined
  return {
    enquiries: shown.map((head) => toRow(head, holders)),
    next: last ? toAfterKey({ at: last.waitsSince, id: last.id }) : null,
  }
}

export async function getEnquiry({ db }: { db: Db }, id: EnquiryId): Promise<Enquiry> {
  const enquiry = await findEnquiry(db.read, id)
  if (!enquiry) throw enquiryNotFound()
  const [entries, holders] = await Promise.all([
    listEntries(db.read, id),
    listHolders(db.read, { kind: 'ENQUIRY', subjects: [id] }),
  ])
  const { version, name, phone, words, states, sentAt, orderId, shopId, shopName } = enquiry
  return {
    ...toRow(enquiry, holders),
    version,
    name,
    phone: phone === null ? null : maskPhone(phone),
    words,
    states,
    sentAt: sentAt.toISOString(),
    order: orderId,
    shop: shopId && shopName !== null ? { _id: shopId, name: shopName } : null,
    entries: entries.map(({ id: _id, at, ...entry }) => ({ _id, ...entry, at: at.toISOString() })),
  }
}

const toRow = (
  { id, source, state, subject, email, waitsSince, dueAt, ownerShopId, ownerShopName }: EnquiryHead,
  holders: ReadonlyMap<string, { id: StaffMemberId; name: string }>,
): EnquiryRow => ({
  _id: id,
  source,
  state,
  subject,
  email: maskEmail(email),
  sender: ownerShopId && ownerShopName !== null ? { _id: ownerShopId, name: ownerShopName } : null,
  waitsSince: waitsSince.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  holder: holders.get(id)?.name ?? null,
})
