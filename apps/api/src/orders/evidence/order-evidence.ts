import type { OrderId } from '@ahia/contracts/ids'
import { formatNaira } from '@ahia/money/format-naira'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { readPrivatePicture } from '#media/pictures/read-private.ts'
import type { ZipFile } from '#platform/zip/write-zip.ts'
import type { Db } from '#tables.ts'
import type { DisputeFacts } from '../disputes/dispute-facts.sql.ts'
import { listDisputesOf } from '../disputes/dispute-facts.sql.ts'
import { findPhoto } from '../disputes/disputes.sql.ts'
import { findFacts, type OrderFacts } from '../order-facts.sql.ts'
import { orderNotFound } from '../orders.errors.ts'
import { findCustomerPhoto } from '../parcels/photos.sql.ts'
import { drawReceipt } from '../receipt/draw-receipt.ts'
import type { EvidencePage } from './evidence-page.rules.ts'

type Deps = { db: Db; pictures: PictureStore }

/** ADMIN-27: receipt, timeline, proof of delivery, messages and pictures of one order. */
export async function readOrderEvidence(
  deps: Deps,
  orderId: OrderId,
): Promise<{ files: ZipFile[]; page: EvidencePage }> {
  const facts = await findFacts(deps.db.read, orderId)
  if (!facts) throw orderNotFound()
  const disputes = await listDisputesOf(deps.db.read, orderId)
  const { accountId } = facts
  const receipt = await drawReceipt(deps, { accountId, orderId })
  const happened = [...stepsOf(facts), ...disputes.flatMap(messagesOf)].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  )
  const files: ZipFile[] = [
    { name: receipt.fileName, bytes: Buffer.from(receipt.pdf, 'base64') },
    { name: 'timeline.txt', bytes: Buffer.from(happened.map(({ at, what }) => `${at}  ${what}\n`).join('')) },
    ...(await picturesOf(deps, facts, disputes)),
  ]
  const page = {
    facts: factsOf(facts),
    happened: happened.map(({ at, what }) => ({ what, when: `${lagosMoment(at)}, Lagos` })),
  }
  return { files, page }
}

type Happened = { at: string; what: string }

const factsOf = ({ id, shopName, lines, totalKobo, parcel }: OrderFacts): EvidencePage['facts'] => [
  { label: 'Order', value: `${orderNumber(id)} from ${shopName}, ${formatNaira(totalKobo)}` },
  { label: 'Goods', value: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ') },
  ...(parcel?.proof ? [{ label: 'Delivered', value: PROOF[parcel.proof] }] : []),
]

/** What shows that the customer has it. */
const PROOF: Record<NonNullable<NonNullable<OrderFacts['parcel']>['proof']>, string> = {
  CODE: 'the customer gave the rider the code that only they had',
  QR: 'the rider scanned the code that only the customer had',
  SHOPPER: 'the customer confirmed it',
  STAFF: 'our team has seen a proof of delivery',
  POINT: 'it was picked up at the pickup point',
  TIMER: 'nobody complained in the 7 days after the last promised day',
}

const stepsOf = ({ moves, parcel }: OrderFacts): Happened[] => [
  ...moves.map(({ at, status, by, note }) => ({
    at,
    what: `Order ${status} by ${by}${note === null ? '' : `: ${note}`}`,
  })),
  ...(parcel?.moves ?? []).map(({ at, status }) => ({ at, what: `Parcel ${status}` })),
]

const messagesOf = ({ messages, decisions }: DisputeFacts): Happened[] => [
  ...messages.map(({ at, by, words, photos }) => ({
    at,
    what: `${by} wrote: ${words}${photos > 0 ? ` (${photos} pictures)` : ''}`,
  })),
  ...decisions.map(({ at, outcome, amountKobo, words }) => ({
    at,
    what: `Complaint decided: ${outcome}, ${formatNaira(amountKobo)} to the customer. ${words}`,
  })),
]

async function picturesOf(
  deps: Deps,
  { id: orderId, accountId }: OrderFacts,
  disputes: readonly DisputeFacts[],
): Promise<ZipFile[]> {
  const handedOver = await findCustomerPhoto(deps.db.read, { accountId, orderId })
  const named = handedOver === null ? [] : [{ name: 'handed-over.avif', key: handedOver }]
  for (const { id: disputeId, messages } of disputes)
    for (const [at, { id: messageId, by, photos }] of messages.entries())
      for (let place = 0; place < photos; place += 1) {
        const key = await findPhoto(deps.db.read, { disputeId, messageId, place })
        if (key !== null) named.push({ name: `message-${at + 1}-${by.toLowerCase()}-${place + 1}.avif`, key })
      }
  const files: ZipFile[] = []
  for (const { name, key } of named) {
    const picture = await readPrivatePicture(deps, key)
    if (picture !== null) files.push({ name, bytes: Buffer.from(picture, 'base64') })
  }
  return files
}
