import type { Conversation } from '../conversation.rules.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'
import { requestOfConversation } from '../parse/request-of-conversation.rules.ts'

const STATEMENT =
  /^(?:(?:but|and|so|oh|ok|okay|well|actually) )*(?:he|she|im|(?:he|she)s)(?: (?:really|just|also|always))? (?:(?:is|be|will be|turns?|turning|likes?|loves?|enjoys?|plays?|works?|wears?|dey)\b|\d{1,2}\b)/

/** 'he is 8', 'she loves cooking': tells of whom it is for, and asks for nothing new. */
export const isTrait = ({ plain, change }: Pick<ParsedMessage, 'plain' | 'change'>): boolean =>
  change === null && STATEMENT.test(plain)

/** What was requested, with what was told since of whom it is for. */
export function withTraits(conversation: Conversation): Conversation {
  const [first, ...since] = conversation.earlier
  if (first === undefined || ![...since.map(({ message }) => message), conversation.message].some(isTrait))
    return conversation
  const earlier = [first, ...since.map((turn) => ({ ...turn, message: asTrait(turn.message) }))]
  const message = asTrait(conversation.message)
  const before = earlier.map((turn) => turn.message)
  return { ...conversation, message, earlier, request: requestOfConversation(before, message) }
}

/** Their age is no part of a thing's name. */
const asTrait = (message: ParsedMessage): ParsedMessage =>
  isTrait(message)
    ? {
        ...message,
        isRefinement: true,
        request: { ...message.request, words: message.request.words.filter((word) => /[a-z]{2}/.test(word)) },
      }
    : message
