import type { Conversation } from '../conversation.rules.ts'

const SHOP =
  '(?:shops?|stores?|sellers?|vendors?|merchants?|centres?|centers?|kitchens?|restaurants?|bukkas?|pharmac(?:y|ies)|boutiques?|market ?women)'
const ASKS_WHO = new RegExp(
  `\\b(?:which|what|any|name of the) (?:\\w+ ){0,3}${SHOP}\\b|\\b(?:is|are) there (?:an?|any|some) (?:\\w+ ){0,3}${SHOP}\\b|(?:^|[,.] )(?:\\w+ ){0,2}who (?:sells?|dey sell|makes?|cooks?|roasts?)\\b|\\bshow me (?:the |some |all )?${SHOP}\\b|\\b(?:list|good|best|trusted) (?:\\w+ ){0,2}${SHOP}\\b`,
)
const ASKS_WHAT =
  /\bwhat (?:does|do|can i (?:buy|get) (?:from|at)|is)\b.*\b(?:sell|sells|have|has|offer|selling|from|at)\b|\bwhat \w+(?: \w+){0,3} (?:sells|has|get|dey sell)\b|\btell me about\b|\bshow me what\b/
const ASKS_WHERE =
  /\bwhere (?:is|are|dey|be)?\b|\bwhich (?:city|town|state|area|part)\b|\blocat\w*\b|\baddress of\b|\bwhere\b.*\bdey\b/
const NOT_OF_SHOPS =
  /\b(?:my (?:order|parcel|goods|phone|money)|shop owner|become|open (?:a|my) shop|sell (?:on|here|with)|commission|your (?:shop|office|store)|una (?:shop|office)|return|refund|deliver\w*)\b/

/** Which shops have something; where one of them is; what one of them has. */
type ShopQuestion = 'who' | 'where' | 'what'

/** CHAT-06: what is asked of shops; null when nothing is. */
export function shopQuestionOf({ message }: Conversation): ShopQuestion | null {
  if (NOT_OF_SHOPS.test(message.plain)) return null
  if (ASKS_WHAT.test(message.plain)) return 'what'
  if (ASKS_WHO.test(message.plain)) return 'who'
  return ASKS_WHERE.test(message.plain) ? 'where' : null
}

/** Words for shops, of which no thing is told; what a kitchen or a boutique has is told by them. */
export const SHOP_NOUNS: ReadonlyMap<string, string> = new Map([
  ...'shop shops store stores seller sellers vendor vendors merchant merchants centre centres center centers people'
    .split(' ')
    .map((word) => [word, ''] as const),
  ...'kitchen kitchens restaurant restaurants bukka bukkas cooks cook'
    .split(' ')
    .map((word) => [word, 'soup'] as const),
  ...'boutique boutiques'.split(' ').map((word) => [word, 'clothes'] as const),
  ...'pharmacy pharmacies'.split(' ').map((word) => [word, 'vitamin'] as const),
])
