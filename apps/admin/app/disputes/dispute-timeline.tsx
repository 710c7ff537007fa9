import { type DisputePage, getDisputePhotoAsStaff } from '@ahia/contracts/admin/disputes'
import type { DisputeMessageId } from '@ahia/contracts/ids'
import { amountWords } from '@ahia/money/amount-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Conversation, type ConversationEntry } from '@ahia/web/components/conversation'
import { call } from '#session/staff-session.ts'
import { OUTCOME_LABELS } from './dispute-words.ts'

const WHO = { CUSTOMER: 'Customer', SHOP: 'Shop', STAFF: 'Staff', MARKET: 'The market' } as const
type Entry = Omit<ConversationEntry, 'when'>

/** ADMIN-24: words, pictures, parcel and decisions in one column of time. */
export function DisputeTimeline({ page }: { page: DisputePage }) {
  const { dispute } = page
  const entries = [...messages(page), ...parcel(page), ...decisions(page)]
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((entry) => ({ ...entry, when: lagosMoment(entry.at) }))
  return (
    <Conversation
      label="What happened, oldest first"
      entries={entries}
      loadPhoto={async (messageId, place, signal) => {
        const photo = { id: dispute._id, messageId: messageId as DisputeMessageId, place: String(place) }
        return (await call(getDisputePhotoAsStaff, photo, { signal })).photo
      }}
    />
  )
}

const messages = ({ dispute, names }: DisputePage): Entry[] => [
  ...dispute.messages.map(({ _id, by, asks, at, words, photos }) => ({
    id: _id,
    who: asks ? `${names[_id] ?? 'Staff'} asks the ${asks === 'SHOP' ? 'shop' : 'customer'}` : WHO[by],
    at,
    words,
    photos,
    isOwn: by === 'STAFF',
  })),
  ...(dispute.appeal
    ? [
        {
          id: 'appeal',
          who: `${WHO[dispute.appeal.by]} appeals`,
          at: dispute.appeal.at,
          words: dispute.appeal.words,
          photos: 0,
          isOwn: false,
        },
      ]
    : []),
]

const parcel = ({ order }: DisputePage): Entry[] =>
  (order.parcel?.moves ?? []).map(({ status, at, by, note }) => ({
    id: `parcel-${at}-${status}`,
    who: 'Parcel',
    at,
    words: `${status.toLowerCase().replaceAll('_', ' ')}, by ${WHO[by].toLowerCase()}${note ? `: ${note}` : ''}`,
    photos: 0,
    isOwn: false,
    isFact: true,
  }))

const decisions = ({ dispute, names }: DisputePage): Entry[] =>
  dispute.decisions.map(({ round, outcome, amount, words, at }) => ({
    id: `decision-${round}`,
    who: `${names[`decision-${round}`] ?? 'The market'} decided${round === 2 ? ' the appeal' : ''}`,
    at,
    words: `${OUTCOME_LABELS[outcome]}${amount > 0 ? `, ${amountWords(amount)}` : ''}\n${words}`,
    photos: 0,
    isOwn: true,
    isFact: true,
  }))
