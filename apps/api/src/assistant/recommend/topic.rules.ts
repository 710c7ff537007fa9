import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'
import type { Conversation } from '../conversation.rules.ts'

/** Refinements are short; what is longer than all of them together needs no context (R31). */
const MAX_TOPIC_LENGTH = 1_000

/** What the conversation is about: this message, and those before it that it only refines. */
export function topicOf({ message, earlier }: Pick<Conversation, 'message' | 'earlier'>): string {
  const normalise = [message]
  for (const before of earlier.toReversed()) {
    if (!isAside(normalise[0] ?? message) || lengthOf(normalise) > MAX_TOPIC_LENGTH) break
    normalise.unshift(before.message)
  }
  // Both as written and in plain words: the tables hold phrases of either kind.
  return withCrowd(normalise.map(({ text, plain }) => `${tokenise(text).join(' ')} . ${plain}`).join(' . '))
}

const lengthOf = (messages: readonly Conversation['message'][]): number =>
  messages.reduce((sum, { text }) => sum + text.length, 0)

const CROWD = /\b(?:[5-9]|\d{2,3}) (?:people|persons|guests|visitors|children|kids|pikin|heads|friends)\b/
const IS_FED =
  /\b(?:food|eat|chop|feed|host\w*|party|birthday|lunch|dinner|meals?|snacks?|drinks?|cater\w*)\b/
const IS_WORK = /\b(?:office|staff|colleagues?|team|workers?)\b/

/** '15 children, what food can I order': this many to feed are many people, as the tables say it. */
const withCrowd = (topic: string): string =>
  CROWD.test(topic) && IS_FED.test(topic) && !IS_WORK.test(topic) ? `${topic} . many people to feed` : topic

const isAside = ({ isRefinement, change }: Conversation['message']): boolean =>
  isRefinement || change !== null

/** What the latest message says alone, as the topic tells it. */
export const latestOf = ({ message }: Pick<Conversation, 'message'>): string =>
  topicOf({ message, earlier: [] })
