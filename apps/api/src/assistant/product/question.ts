import type { Conversation } from '../conversation.rules.ts'
import { shownLast } from '../find/show-shown.ts'
import { parseMessage } from '../parse/parse-message.rules.ts'
import type { ParsedMessage } from '../parse/parsed-message.rules.ts'
import type { ProductPointer } from '../plan/plan.ts'
import { intentOf } from '../recommend/intent.rules.ts'
import { toProductQuestion } from './asked.rules.ts'

/** Somebody looks for something, or asks of the market: whatever page is open, it is not about that. */
const NOT_OF_IT =
  /\b(?:show me|find me|looking for|(?<!do )i need|i want (?!to (?:know|ask))|do (?:you|u|una|they) (?:have|sell|get)(?! (?:it|this|that|am|in|and|any (?:left|more)|(?:any |other |the |a )?(?:bigger |smaller |large |small |\w+ )?(?:colou?rs?|sizes?)|sizes? \w+|(?:it |this )?(?:in )?(?:size )?\d[\w./]*(?: ?(?:inch(?:es)?|kg|litres?|l|g|yards?|gb|mah))?$|(?:it |this )?(?:in )?(?:size )?(?:x{1,3}l|[2-5]xl)$)\b|$)|una (?:get|dey sell)(?! (?:am|this|it|in)\b)|recommend|suggest|similar|alternatives?|like this|cheaper|another|other (?:ones|brands|products)|instead|something|anything|compare\w*|versus|vs|difference|better than|(?:goes?|match\w*|pair) (?:well )?with|what else|wetin else|my orders?|deliver\w*|reach\w*|arrive\w*|send (?:(?:it|am|this) )?(?:back|to)|bring (?:it|am) (?:to|come)|exchange|cash|install?ments?|small small|change my mind|pick (?:it|am) up|collect (?:it|am)|shipping|ship|waybill|returns?|refunds?|pay|payment|pickup|pick up|transfer|track|account|password|cancel|discount|last price|gifts?|policy|commission|your (?:shop|app|site)|contact)\b/
const QUESTION =
  /\?|^(?:(?:please|pls|abeg|hi|hello|hey|ok|okay|so|and|but|also|oga|good (?:morning|afternoon|evening)) )*(?:is|are|does|do|did|can|could|will|would|how|what|which|where|when|who|why|any|has|have|e get|e dey|e fit|e go|wetin|shey|na|tell me|i want to know|i want to ask|it (?:is|has|get|dey|go|fit)|this one)\b/

/** 'any other colours?': of what can be chosen, and no other thing. */
const OF_CHOICES = /\b(?:other|another|different|more|bigger|larger|smaller) (?:colou?rs?|sizes?)\b/

/** Whether it may be a question about one product. */
export function mayAskOfProduct(conversation: Conversation): boolean {
  const message = conversation.lookingAt === null ? conversation.message : askingPartOf(conversation.message)
  return (
    !NOT_OF_IT.test(message.plain) &&
    (message.change === null || OF_CHOICES.test(message.plain)) &&
    !intentOf(message.plain).wantsCompanions
  )
}

/** 'I want to sell it in my kiosk, how long before it expires': the clauses that ask; all of it where none does, or each. */
function askingPartOf(message: ParsedMessage): ParsedMessage {
  const asking = message.clauses.filter((clause) => QUESTION.test(clause))
  const isPart = asking.length > 0 && asking.length < message.clauses.length
  return isPart ? parseMessage(asking.join(', ')) : message
}

export const isQuestion = ({ message }: Conversation): boolean =>
  QUESTION.test(message.text.toLowerCase()) || QUESTION.test(message.plain)

/** Of which product it is asked; null when none is in sight. */
export function askedProductOf(conversation: Conversation): ProductPointer | null {
  const { message, lookingAt } = conversation
  const shown = shownLast(conversation)
  const nth = message.pointers.find((pointer) => pointer.at === 'nth')
  if (nth && shown.length > 0) return { of: 'shown', place: nth.n }
  if (lookingAt !== null) return { of: 'page' }
  if (shown.length > 0) return { of: 'shown', place: 1 }
  const name = message.request.words.join(' ')
  const isOfOne = OF_ONE.test(message.plain) && (namesAspect(conversation) || ASKS_OF_ONE.test(message.plain))
  return name !== '' && (isOfOne || ASKS_CHOICES.test(message.plain)) ? { of: 'named', name } : null
}

/** 'does the small generator use oil': asked of it, whatever its page tells. */
const ASKS_OF_ONE =
  /^(?:(?:please|so|and|but|ok|hello) )*(?:is|does|do|are|can|will|has|have|how) (?:\w+ )?(?:the|your) /
/** 'which mattress sizes do you have': of what can be chosen. */
const ASKS_CHOICES =
  /\b(?:which|what) (?:\w+ ){0,2}(?:colou?rs?|sizes|flavou?rs?|lengths|versions)\b|\bwhat sizes?\b/

/** 'how heavy are the dumbbells': of one thing that is known, and not whether there is such a thing. */
const OF_ONE = /^(?!.*\b(?:is|are) there\b).*\b(?:the|your|that|those)\b/

/** Whether what is asked of was pointed at: 'does it need a battery' also names a battery. */
export const isPointing = ({ message }: Conversation): boolean =>
  message.pointers.length > 0 || POINTING.test(message.plain)

/** Behind its first word: 'it is for my granddaughter' asks nothing. */
const POINTING = /(?<=\S )(?:it|its|they|them|their)\b/

/** Whether something is asked that pages tell: its battery, its weight, what it is made of. */
const namesAspect = ({ message }: Conversation): boolean =>
  toProductQuestion(message.plain).aspects.length > 0
