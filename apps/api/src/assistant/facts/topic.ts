import type { AssistantDeps } from '../assistant-deps.ts'
import type { Conversation } from '../conversation.rules.ts'
import type { Reply } from '../reply.rules.ts'

/** A message, and the text that phrases are looked for in (`normalise`). */
export type TopicQuestion = { conversation: Conversation; text: string }

/** Something that our own pages and reference data tell. */
export type Topic = {
  matches: (question: TopicQuestion) => boolean
  /** A plain text is a reply of words alone; null when it turns out to be somebody else's business. */
  answer: (question: TopicQuestion, deps: AssistantDeps) => Promise<Reply | string | null> | string
}

/** Meant when one of the patterns is said and none of `but`. */
export const mentions =
  (patterns: readonly RegExp[], but: RegExp | null = null) =>
  ({ text }: TopicQuestion): boolean =>
    patterns.some((pattern) => pattern.test(text)) && !but?.test(text)
