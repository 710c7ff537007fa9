import { BRAND } from '@ahia/reference/brand'
import { lagosMoment } from '../lagos-date.ts'

/** ADMIN-24: what both sides read of a dispute. The shapes are those of the API. */
export type DisputeReader = 'CUSTOMER' | 'SHOP'
type Side = DisputeReader | 'STAFF'
type Outcome = 'REFUNDED' | 'PART' | 'REPLACED' | 'TURNED_DOWN'
type Bearer = 'CUSTOMER' | 'SHOP' | 'MARKET'

type Message = {
  _id: string
  by: Side
  asks: DisputeReader | null
  at: string
  words: string
  photos: number
}
type Decision = {
  round: number
  outcome: Outcome
  amount: number
  withReturn: boolean
  wayBorneBy: Bearer | null
  words: string
  at: string
}
type Appeal = { by: DisputeReader; words: string; at: string }

export type DisputeEntry = {
  id: string
  who: string
  at: string
  words: string
  photos: number
  isOwn: boolean
  isFact: boolean
}

type Dispute = {
  messages: readonly Message[]
  decisions: readonly Decision[]
  appeal: Appeal | null
}

const WHO = {
  CUSTOMER: { CUSTOMER: 'You', SHOP: 'The shop', STAFF: BRAND.name },
  SHOP: { CUSTOMER: 'The customer', SHOP: 'You', STAFF: BRAND.name },
} as const satisfies Record<DisputeReader, Record<Side, string>>

/** Messages, appeal and decisions in one column of time. */
export function disputeEntries(
  { messages, decisions, appeal }: Dispute,
  reader: DisputeReader,
  amountWords: (naira: number) => string,
): DisputeEntry[] {
  const who = WHO[reader]
  const entries: DisputeEntry[] = [
    ...messages.map(({ _id, by, asks, at, words, photos }) => ({
      id: _id,
      who: asks === null ? who[by] : `${who.STAFF} asks ${asks === reader ? 'you' : ASKED[asks]}`,
      at,
      words,
      photos,
      isOwn: by === reader,
      isFact: false,
    })),
    ...decisions.map((decision) => ({
      id: `decision-${decision.round}`,
      who: `${who.STAFF} has decided`,
      at: decision.at,
      words: [outcomeWords(decision, reader, amountWords), decision.words].join('\n'),
      photos: 0,
      isOwn: false,
      isFact: true,
    })),
    ...(appeal === null
      ? []
      : [
          {
            id: 'appeal',
            who: `${who[appeal.by]} appealed`,
            at: appeal.at,
            words: appeal.words,
            photos: 0,
            isOwn: appeal.by === reader,
            isFact: false,
          },
        ]),
  ]
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

const ASKED = { CUSTOMER: 'the customer', SHOP: 'the shop' } as const

function outcomeWords(
  { outcome, amount, withReturn, wayBorneBy }: Decision,
  reader: DisputeReader,
  amountWords: (naira: number) => string,
): string {
  const getsBack = reader === 'CUSTOMER' ? 'You get' : 'The customer gets'
  const outcomes = {
    REFUNDED: `${getsBack} ${amountWords(amount)} back, in full.`,
    PART: `${getsBack} ${amountWords(amount)} back.`,
    REPLACED: `${reader === 'CUSTOMER' ? 'The shop will replace or repair' : "You'll replace or repair"} it, as you both agreed.`,
    TURNED_DOWN: 'There is no refund.',
  } satisfies Record<Outcome, string>
  if (!withReturn || wayBorneBy === null) return outcomes[outcome]
  return `${outcomes[outcome]} The items go back to ${reader === 'CUSTOMER' ? 'the shop' : 'you'}. ${bearerOf(wayBorneBy, reader)} for the return.`
}

function bearerOf(bearer: Bearer, reader: DisputeReader): string {
  if (bearer === reader) return 'You pay'
  return bearer === 'MARKET'
    ? `${BRAND.name} pays`
    : bearer === 'SHOP'
      ? 'The shop pays'
      : 'The customer pays'
}

type Clock = {
  stage: 'WITH_SHOP' | 'WITH_STAFF' | 'DECIDED' | 'APPEALED' | 'ENDED'
  answerBy: string
  escalatesAt: string
  decidesBy: string | null
  appealUntil: string | null
}

/** How far a dispute is, and by when what comes next. */
export function disputeStageWords(
  { stage, answerBy, escalatesAt, decidesBy, appealUntil }: Clock,
  reader: DisputeReader,
): string {
  if (stage === 'WITH_SHOP')
    return reader === 'SHOP'
      ? `Answer by ${lagosMoment(answerBy)}. If you can't agree by ${lagosMoment(escalatesAt)}, our team will decide. Your money for these items is on hold until then.`
      : `We've asked the shop to reply by ${lagosMoment(answerBy)}. If you can't agree by ${lagosMoment(escalatesAt)}, our team will decide.`
  if (stage === 'DECIDED' && appealUntil)
    return `We've decided. You can appeal once until ${lagosMoment(appealUntil)}. Someone else will then decide.`
  if (stage === 'APPEALED')
    return `Someone else on our team will decide${decidesBy ? ` by ${lagosMoment(decidesBy)}` : ''}.`
  if (stage === 'WITH_STAFF')
    return `Our team will decide${decidesBy ? ` by ${lagosMoment(decidesBy)}` : ''}.`
  return 'This complaint is closed.'
}
