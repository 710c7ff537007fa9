import type { Conversation } from '../conversation.rules.ts'

/** 'this shop', 'the seller': of the product whose page is open. */
export const THIS_SHOP = /\b(?:this|the|that) (?:shop|seller|vendor|store|merchant|kitchen|restaurant)\b/i

const SHOP =
  '(?:shops?|stores?|sellers?|vendors?|merchants?|centres?|centers?|kitchens?|restaurants?|bukkas?|pharmac(?:y|ies)|boutiques?|market ?women)'
const ASKS_WHO = new RegExp(
  `\\b(?:which|what|any|name of the) (?:\\w+ ){0,3}${SHOP}\\b|\\b(?:is|are) there (?:an?|any|some) (?:\\w+ ){0,3}${SHOP}\\b|(?:^|[,.] )(?:\\w+ ){0,2}who (?:sells?|dey sell|makes?|cooks?|roasts?)\\b|\\bshow me (?:the |some |all )?${SHOP}\\b|\\b${SHOP} (?:(?:that|which|wey) )?(?:sells?|dey sell|selling)\\b|\\b(?:list|good|best|trusted|many|looking for an?) (?:\\w+ ){0,2}${SHOP}\\b|^(?:\\w+ ){0,2}${SHOP} (?:near|in|around)\\b|\\b(?:buy|order) from an? ${SHOP} in\\b`,
)
const ASKS_WHAT =
  /\bwhat (?:else )?(?:does|do|else|can i (?:buy|get) (?:from|at)|is)\b.*\b(?:sell|sells|have|has|offer|selling|from|at)\b|\bwhat \w+(?: \w+){0,3} (?:sells|has|get|dey sell)\b|\btell me about\b|\b(?:does|do) (?:this|the|that) (?:shop|seller|store|kitchen) (?:also |still )?(?:sell|have)\b|\bshow me what\b/
const ASKS_WHERE =
  /\bwhere (?:is|are|dey|be)?\b|\bwhich (?:city|town|state|area|part)\b|\blocat\w*\b|\baddress of\b|\bwhere\b.*\bdey\b/
const ASKS_ABOUT =
  /\b(?:who (?:owns|runs|is behind|get)|owners? of|owned by|the owner|(?:is|are) (?:\w+ ){1,5}(?:a )?(?:real|genuine|legit|reliable|trusted|verified)|(?:can i|should i) trust|(?:is|are) (?:\w+ ){1,5}(?:any good|good|trustworthy)(?: (?:shop|seller|vendor|store)|$)|how (?:is|are) (?:\w+ ){1,5}rated|where .* and who)\b/
const NOT_OF_SHOPS =
  /\b(?:my (?:order|parcel|goods|phone|money)|become|open (?:a|my) shop|sell (?:on|here|with)|commission|your (?:shop|office|store)|una (?:shop|office)|return|refund|deliver\w*)\b/

/** Which shops have something; where one of them is; what one of them has; whose it is, and whether it can be trusted. */
type ShopQuestion = 'who' | 'where' | 'what' | 'about'

/** CHAT-06: what is asked of shops; null when nothing is. */
export function shopQuestionOf({ message }: Conversation): ShopQuestion | null {
  if (NOT_OF_SHOPS.test(message.plain)) return null
  if (ASKS_ABOUT.test(message.plain)) return 'about'
  if (ASKS_WHAT.test(message.plain)) return 'what'
  if (ASKS_WHO.test(message.plain)) return 'who'
  return ASKS_WHERE.test(message.plain) ? 'where' : null
}

/** Words for shops, of which no thing is told; what a kitchen or a boutique has is told by them. */
export const SHOP_NOUNS: ReadonlyMap<string, string> = new Map([
  ...'shop shops store stores seller sellers vendor vendors merchant merchants centre centres center centers people list near nearby'
    .split(' ')
    .map((word) => [word, ''] as const),
  ...'kitchen kitchens restaurant restaurants bukka bukkas cooks cook'
    .split(' ')
    .map((word) => [word, 'soup'] as const),
  ...'boutique boutiques'.split(' ').map((word) => [word, 'clothes'] as const),
  ...'pharmacy pharmacies'.split(' ').map((word) => [word, 'vitamin'] as const),
])
