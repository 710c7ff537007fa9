/** Attempts to give the assistant another role. */
const TURNS: readonly RegExp[] = [
  /\b(?:ignore|forget|disregard|override|bypass|drop|skip|no mind)\b.*\b(?:rules?|instructions?|prompts?|guidelines?|polic(?:y|ies)|restrictions?|training|told you|tell you|before|previous|above|everything)\b/,
  /\bsystem (?:prompt|message|instructions?|override|notice)\b|\b(?:your|hidden|secret|initial|original) (?:prompt|instructions?|rules|configuration|config|source code)\b/,
  /\b(?:developer|debug|admin|god|dan|sudo|root|maintenance|test|jailbreak|unrestricted) mode\b|\bjail ?break\w*\b|\bdo anything now\b/,
  /\b(?:you are|youre|you re) now\b|\bfrom now on\b|\bpretend (?:that |you|to|say)\b|\bact (?:as|like)\b|\brole ?play\b|\bcontinue as\b|\bsimulate\b|\bimagine you(?: are|re)\b|\bnew (?:boss|policy|rules?|persona|instructions?)\b/,
  /\b(?:repeat|print|show|reveal|output|display|dump|leak|tell me|give me|list)\b.*\b(?:everything above|text above|above this line|word for word|verbatim|your (?:rules|instructions|prompt)|api ?keys?|secrets?|tokens?|environment|env|database|passwords?|credentials|source code|config)\b/,
  /\bprocess env\b|\bapi ?keys?\b|\bdatabase url\b|\bim (?:start|end)\b|\brole (?:system|assistant|user) content\b|\bbase ?64\b|\bdecode and\b|\bobey\b|\brot ?13\b/,
  /\b(?:i am|im|this is|na me be|as) (?:the |an? |your )?(?:admin\w*|developer|engineer|ceo|owner|boss|staff|root|support agent|manager|creator|programmer|police|efcc)\b|(?<!\b(?:do|can|go|could|may|will) )\bi (?:work|dey work) (?:for|at|in) (?:ahia|una|you|your (?:company|office)|the company|customer care)\b/,
  /\badministrator\b|\b(?:current )?user is (?:an? )?(?:admin\w*|staff)\b/,
  /\b(?:say|reply|respond|answer|write)\b (?:with |only |exactly |just |me )*(?:dev mode|coupon applied|yes i|i am hacked|hacked|pwned|ok done|approved|understood everything)\b/,
]
const SIGNS =
  /<\|?\/?(?:im_|script|img|iframe|svg|system)|"role"\s*:|^\s*(?:system|assistant)\s*:|\n\s*(?:system|assistant)\s*:|###\s*system|\[\/?inst\]|!\[[^\]]*\]\(|javascript:|process\.env|\{\{.*\}\}|\$\{|\.\.\/|\/etc\/passwd/i
const SQL =
  /\b(?:select\b.+\bfrom\b|union\s+(?:all\s+)?select|drop\s+(?:table|database)|insert\s+into|delete\s+from|update\s+\w+\s+set|truncate\s+table|or\s+1\s*=\s*1|alter\s+table|exec\s*\()/i

/** Whether a message tries to manipulate the assistant: by its words, or by characters that no shopper needs. */
export const isManipulation = (text: string, written: string): boolean =>
  TURNS.some((pattern) => pattern.test(text)) || SIGNS.test(written) || SQL.test(written)

const PRICE_REQUESTS: readonly RegExp[] = [
  /\b\d+ ?(?:%|percent|per cent)? (?:discount|off)\b|\bdiscounts?\b.*\b(?:give|me|can|any|get|code|how|do|on|for|if|when|una|please|abeg|customer|bulk|plenty)\b|\b(?:give|get|any|want|need|apply|can|have|offer|do)\b.*\bdiscounts?\b/,
  /\b(?:coupons?|promo(?:tion)?(?: ?codes?)?|vouchers?)\b(?! (?:book|holder))/,
  /\blast price\b|\b(?:reduce|slash|lower|bring down|beat down) (?:the |this |your |its |am |it )?(?:price|down|small|for me|cost)\b|\bnegotiat\w*\b|\bbargain\b|\bhaggl\w*\b|\bbest you can do\b|\b(?:sell|give)(?: it| am| this)?(?: to)? me (?:for|at) (?:less|half|cheaper|free)\b|\bcustomer price\b|\bwholesale discount\b|\bprice match\b|\b(?:my|final|last) (?:last |final )?offer\b|\btake it or leave it\b/,
  /\b(?:reset|fix|mark|put|edit)\b (?:\w+ )?prices?\b.*\bto\b|\b(?:make|set|change|confirm|update|quote)\b.*\bprice\b.*\b(?:to|is|as|of|at|for me|new|it|zero|free)\b|\bprice\b.*\b(?:is|to) ?(?:now )?(?:₦|n|ngn)? ?\d+\b.*\b(?:confirm|agree|understood)\b|\beverything is free\b|\bmake (?:everything|all|them|am) free\b|\bhalf (?:of )?(?:the )?price\b|\b(?:can|will|go) (?:you|una) (?:do|accept|take|collect|gree)(?: am| it)?(?: for)? (?:₦ ?|n)?\d+ ?(?:k|naira|thousand)?\b|\bgive (?:it|this|am|me) (?:to me )?(?:for )?free\b|\bmake (?:it|my order|am) free\b|\bdash me\b/,
  /\b(?:costs?|is now|goes for)\b.*\bconfirm\b/,
]

/** Whether the shopper asks for another price than the shop's. */
export const asksForOtherPrice = (text: string): boolean =>
  PRICE_REQUESTS.some((pattern) => pattern.test(text))

const PRIVATE =
  /\b(?:customers?|users?|shoppers?|buyers?|people|everybody|everyone|somebody|someone|other person|another person)\b.*\b(?:emails?|phone|telephone|numbers?|address(?:es)?|passwords?|details|cards?|bvn|accounts?|names?)\b.*|\b(?:emails?|phone numbers?|address(?:es)?|passwords?|card (?:numbers?|details)|details)\b.*\b(?:of|for|from) (?:all |other |another |every |the |your )*(?:customers?|users?|shoppers?|buyers?|people|person|everybody|everyone|who (?:bought|ordered))\b|\bwho (?:else )?(?:bought|ordered) (?:this|it|from)\b|\b(?:lists?|names|records?|database|details) of (?:all |the |your |una |other )*(?:customers?|users?|shoppers?|buyers?)\b|\b(?:give|send|show|tell|get) me (?!(?:your|una|ahia|the|my|an?|another|new|cheap|phone|seller|shop|customer|support|delivery)\b)[a-z]+ (?:(?:phone|telephone|whatsapp) number|(?:house|home|email) address)\b|\b(?:list|show|give|print|export)\b.*\b(?:all|every) (?:the )?(?:customers?|users?|accounts?|emails?)\b/
const OWN_DATA =
  /\b(?:asks?|asked|asking|called|calling|texted) (?:me|for)\b|\b(?:says?|said|told|tells?|wants?|wan|claims?)\b.*\b(?:pay|transfer|send|account)\b|\bmy (?:email|phone|address|details|password|data|account)\b|\bcustomer (?:care|service|support)\b|\b(?:speak|talk) to\b|\breceive|\bcollect\b|\bfor (?:old|elderly|young|busy) people\b/

/** Whether the shopper asks for other people's data. */
export const asksForOthers = (text: string): boolean => PRIVATE.test(text) && !OWN_DATA.test(text)
