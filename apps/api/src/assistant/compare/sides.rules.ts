/** Between two things that are set against each other, whatever else is said. */
const STRONG =
  /\s+(?:vs\.?|v\/s|versus|or|abi|against|compared? (?:to|with)|(?:is |are )?different from|costs? (?:more|less|higher|lower) than|(?:(?:is|dey|are) )?(?:cheaper|better|dearer|costlier|(?:more|less) expensive|rated higher|higher rated)(?: rated)? than|(?:(?:is|are|dey|does|do|has|have|get|gets|lasts?|weighs?|holds?|runs?) )?(?:\w{3,}er|(?:more|less|fewer) \w+(?: \w+)?) than|(?:dey )?(?:cheap|good|better|fine|cost) pass)\s+/
/** Between two things once it is clear that they are compared; they stand in many names too. */
const WEAK = /\s*(?:,(?!\d)|&|;)\s*(?:and\s+)?|\s+(?:and|n|nd|with|to|plus|join)\s+/

const TOPICS =
  'price|prices|pricing|cost|costs|rating|ratings|reviews?|stars|delivery|returns?|refunds?|features?|specs?|specifications?|quality|details'
const CLAUSES: readonly RegExp[] = [
  /[,;:.?!-]?\s+(?:so\s+)?(?:which|who|wetin|what|where|whose|how|wey (?:one|of))\b.*$/,
  /[,;:.?!-]\s*(?:abeg |please |pls )?(?:compare|tell|show|i (?:want|wan|need|dey|go)|make|help|give|by|base|based|considering|in terms)\b.*$/,
  new RegExp(
    `[,;:.?!]?\\s+(?:on|by|in terms of|based on|for|in|according to|compare|considering)\\s+(?:the |their |only )?(?:${TOPICS})\\b.*$`,
  ),
  /\s+(?:in|on) (?:your|una|this|the) (?:market|shop|store|site|app)\b.*$/,
  /\s+(?:side by side|for me|please|abeg|pls|biko|one by one)\s*$/,
]
/** 'I want to know the difference between …' */
const BEFORE_THINGS = /^.*\bdiff(?:erence|erences|er|erent)?\s+(?:between|btwn?|of|in|for)\s+/
/** 'I no sabi which one to buy between …', but 'between 10k and 20k' is a budget. */
const BETWEEN_THINGS = /^.*\b(?:between|btwn?|in-between)\s+(?![₦n#]?\d[\d,.]*k?\b)(?=.+\s(?:and|or|&)\s)/
/** 'phones between 100k and 200k': the 'and' of a budget sets nothing apart. */
const PRICE_SPAN = /((?:between|from)\s+[₦n#]?\d[\d,.]*(?:k|\s?naira)?)\s+(?:and|to)\s+([₦n#]?\d[\d,.]*k?\b)/
/** 'from Coral & Bronze and …': an '&' in a shop's name sets nothing apart where another word does. */
const SHOP_SIGN = /(\s(?:from|by|at)\s(?:[^\s,&]+\s){1,3})&\s(?=.*\s(?:and|vs\.?|versus|or|with|abi)\s)/g
/** 'what differentiates ofada from basmati' */
const NAMED_APART = /^.*\b(?:differentiates?|distinguish(?:es)?)\s+(?:between\s+)?(.+?)\s+from\s+(?=\S)/
/** 'compare it with …': the thing on the one side. */
const IT_AS_SIDE =
  /\b(?:it|am|dis)(?=\s+(?:with|to|and|vs\.?|versus|or|against|compares? (?:with|to)|(?:is )?(?:different from|cheaper than|better than))\s)/
/** 'which one is finer, …' */
const QUESTION_FIRST =
  /^(?:(?:so|abeg|please|pls|biko|oya|ok|okay|tell me),? )*(?:which|who|wetin)\b(?!.*\bbetween\b)[^,:]*[,:]\s*(?=.+\s(?:or|abi|vs|versus|and)\s)/
/** What somebody begins or ends with before they come to the thing. */
const LEADING = new Set(
  `which who what whats what's wat's wats wetin is are be dey na get has have the a an your ur una my our of between among compare comparing
  comparison difference differences differ diff btw btwn bw shoud shld di de d please pls abeg biko oya so and ok okay can could you u help me us
  kindly i we let lets let's know sabi normal regular ordinary usual to want wan need make would like should buy get go for take pick choose one better best cheaper cheap cheapest
  pass more most expensive rated higher highest longer return by in how do does it them both two three four all these those
  different side vs between now then but hi hello good tell show about there any`.split(/\s+/),
)
const TRAILING = new Set(
  `difference differences comparison return refund review spec specification policy policies warranty and or please pls abeg biko o sef na now better cheaper best which is are the for me us to by in on compare pass
  ${TOPICS.replaceAll('?', '').replaceAll('|', ' ')}`.split(/\s+/),
)
const TOPIC = new RegExp(`^(?:${TOPICS})$`)
const BRIDGES = new Set(['of', 'for', 'between', 'in', 'on', 'from'])

/** Words of anyone who asks, with which nothing is named. */
const ASKING = new Set(
  `people customers buyers dem them everybody like likes love prefer enjoy liked popular sells sell selling bought
  refund refunds refunded returns returned returnable give back bring send change mind deliver delivers delivered free
  shipping fast faster quick quickly price prices cost costs costlier dearer amount least lowest affordable less money
  much save rating ratings review reviews star stars rate available stock left remain remaining this that think worth
  advise recommend prefer would will go should fit lower low high item items product products overall really actually
  exactly own s day days long time if not`.split(/\s+/),
)

export const isAskingWord = (word: string): boolean =>
  LEADING.has(word) || TRAILING.has(word) || ASKING.has(word)

export type SplitSides = { by: 'strong' | 'weak'; pieces: readonly string[] }

/** The things that a message sets against each other, as they were said; lower case. */
export function splitSides(text: string): SplitSides {
  const whole = [BEFORE_THINGS, BETWEEN_THINGS, QUESTION_FIRST].reduce(
    (line, opening) => line.replace(opening, ''),
    toPlainLine(text)
      .replace(NAMED_APART, '$1 versus ')
      .replace(IT_AS_SIDE, 'this')
      .replace(PRICE_SPAN, '$1 - $2')
      .replace(SHOP_SIGN, '$1'),
  )
  const body = CLAUSES.reduce(cutClause, whole)
  const strong = toPieces(body.split(STRONG))
  if (strong.length > 1) return { by: 'strong', pieces: strong }
  return { by: 'weak', pieces: toPieces(trimLead(body).split(WEAK)) }
}

/** Whether two things are set against each other by 'or' and its like. */
export const hasEither = (text: string): boolean => STRONG.test(toPlainLine(text))

const toPlainLine = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/["“”()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '')
    .trim()

/** A clause behind the things goes; the same words before them are left to `trimLead`. */
function cutClause(body: string, clause: RegExp): string {
  const cut = body.replace(clause, '')
  return trimTail(trimLead(cut)).split(STRONG).length > 1 || trimTail(trimLead(cut)).split(WEAK).length > 1
    ? cut
    : body
}

const toPieces = (parts: readonly string[]): string[] =>
  parts.map((part) => trimTail(trimLead(part))).filter((part) => part !== '')

function trimLead(piece: string): string {
  const tokens = piece.split(' ')
  let at = 0
  while (at < tokens.length && (isIn(LEADING, tokens[at]) || isTopicAt(tokens, at))) at += 1
  return tokens.slice(at).join(' ')
}

/** 'price of', 'price and rating of': a topic, unless the thing itself is called so ('delivery box'). */
function isTopicAt(tokens: readonly string[], at: number): boolean {
  if (!TOPIC.test(plain(tokens[at]))) return false
  const behind = tokens.slice(at + 1).find((token) => !TOPIC.test(plain(token)) && plain(token) !== 'and')
  return BRIDGES.has(plain(behind)) || /[,:]$/.test(tokens[at] ?? '')
}

function trimTail(piece: string): string {
  const tokens = piece.split(' ')
  while (tokens.length > 0 && isIn(TRAILING, tokens.at(-1))) tokens.pop()
  return tokens.join(' ').replace(/[\s,;:.?!-]+$/, '')
}

const isIn = (words: ReadonlySet<string>, token: string | undefined): boolean => words.has(plain(token))

const plain = (token: string | undefined): string => (token ?? '').replace(/^[,;:.?!'-]+|[,;:.?!'-]+$/g, '')
