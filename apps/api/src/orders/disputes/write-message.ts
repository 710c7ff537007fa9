import type { DisputeId, DisputeMessageId } from '@ahia/contracts/ids'
import { MAX_DISPUTE_MESSAGES } from '@ahia/contracts/limits'
import type { Dispute, DisputeSide } from '@ahia/contracts/shapes/dispute'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { addShopNews } from '#notifications/shop-news/add-shop-news.ts'
import type { Db, Tx } from '#tables.ts'
import { disputeStepRefused, tooManyMessages } from '../orders.errors.ts'
import { ACTIONS_AT } from './dispute.rules.ts'
import {
  emailDisputeCustomer,
  emailDisputeShop,
  shopAnswered,
  staffAskCustomer,
  staffAskShop,
} from './dispute-emails.ts'
import { countMessages, insertMessage } from './disputes.sql.ts'
import { getDispute } from './get-disputes.ts'
import { type LockedDispute, lockDispute, lockOwnDispute, type Party } from './parties.ts'
import { addPhotos } from './photos.ts'

type Deps = { db: Db; publicUrl: string }
type Message = { disputeId: DisputeId; messageId: DisputeMessageId; words: string }

/** ADMIN-24: one side writes, with photos; the other one gets it. Idempotent by the message's id. */
export async function writeMessage(
  deps: Deps,
  party: Party,
  { disputeId, messageId, words, photos }: Message & { photos: readonly string[] },
): Promise<Dispute> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockOwnDispute(tx, disputeId, party)
    if (isWritten(locked, messageId)) return
    requireOpen(locked)
    const author = party.side
    if ((await countMessages(tx, { disputeId, author })) >= MAX_DISPUTE_MESSAGES) throw tooManyMessages()
    if (!(await insertMessage(tx, { id: messageId, disputeId, author, words })))
      throw disputeStepRefused('ENDED')
    await addPhotos(tx, { messageId, by: party, keys: photos })
    if (party.side === 'SHOP') await emailDisputeCustomer(tx, deps, locked.order.id, shopAnswered(words))
    else await addShopNews(tx, [{ ...aboutOf(locked), kind: 'DISPUTE_MESSAGE' }])
  })
  return getDispute(deps.db.read, disputeId)
}

/** ADMIN-24: staff ask one of the two sides; the other one sees it too. Idempotent by the message's id. */
export const askSide = (
  deps: Deps,
  { disputeId, messageId, words, asks, by }: Message & { asks: DisputeSide; by: StaffActor },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, disputeId)
    if (isWritten(locked, messageId)) return
    requireOpen(locked)
    await insertMessage(tx, { id: messageId, disputeId, author: 'STAFF', staffId: by.id, asks, words })
    await notifyAsked(tx, deps, { locked, asks, words })
    await recordStaffAct(tx, by, { act: 'dispute.ask', subjects: [`dispute:${disputeId}`], reason: asks })
  })

type Asked = { locked: LockedDispute; asks: DisputeSide; words: string }

function notifyAsked(tx: Tx, deps: Deps, { locked, asks, words }: Asked): Promise<void> {
  const about = aboutOf(locked)
  return asks === 'CUSTOMER'
    ? emailDisputeCustomer(tx, deps, about.orderId, staffAskCustomer(words))
    : emailDisputeShop(tx, deps, about, staffAskShop(about.orderId, words))
}

const isWritten = ({ dispute }: LockedDispute, messageId: DisputeMessageId): boolean =>
  dispute.messages.some(({ id }) => id === messageId)

function requireOpen({ stage }: LockedDispute): void {
  if (!ACTIONS_AT[stage].some((action) => action === 'WRITE')) throw disputeStepRefused(stage)
}

const aboutOf = ({ order }: LockedDispute) => ({ shopId: order.shopId, orderId: order.id })
