import type { Conversation } from '../conversation.rules.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'
import { requestOfConversation } from '../parse/request-of-conversation.rules.ts'

const DISLIKES =
  /^(?:(?:but|and|sorry|actually|no|abeg|please|also|oh) )*(?:i|he|she|they|we|it|my \w+)(?: (?:really|already|actually))? (?:(?:(?:do|does|did) not|dont|doesnt|no|never|cannot|cant|no dey|no dey ever) (?:really )?(?:like|love|want|use|wear|drink|eat|take|need|fancy)|(?:is )?allergic to|hates?|dislikes?|(?:already )?(?:has|have|get|got))\b/

/** 'she does not like perfume', 'he already has a watch': whom it is for, told after the request itself. */
export const isDislike = ({ plain }: Pick<ParsedMessage, 'plain'>): boolean => DISLIKES.test(plain)

/** What was requested before, without what they do not like; anything else stays as it was asked. */
export function withDislikes(conversation: Conversation): Conversation {
  const { message, earlier } = conversation
  if (earlier.length === 0 || !isDislike(message) || message.request.words.length === 0) return conversation
  const without = [...message.request.without, message.request.words.join(' ')]
  const refined: ParsedMessage = {
    ...message,
    isRefinement: true,
    request: { ...message.request, words: [], without },
  }
  const before = earlier.map((turn) => turn.message)
  return { ...conversation, message: refined, request: requestOfConversation(before, refined) }
}
