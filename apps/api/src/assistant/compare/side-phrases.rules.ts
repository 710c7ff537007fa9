/** 'the 20,000 mAh one', 'the one from Kuje': the thing itself is said on the other side. */
const LEANS = /^ones?\b|\bones?$|\bown$/
/** Measures, colours and sizes alone are no thing. */
const QUALITIES =
  /^(?:[\d.,]+ ?[a-z]{0,4}|red|blue|black|white|green|grey|gray|brown|pink|gold|silver|small|big|bigger|smaller|large|medium|new|used)(?: (?:[\d.,]+ ?[a-z]{0,4}|inch|inches|litres?|big|small))*$/
/** 'the normal one for my shop': said of who asks. */
const FOR_MYSELF = /\s+for (?:my|our|the|a|me|us)\b.*$/
const ASIDE = /\s(?:from|with|for|by|at|in|of)\s/

/**
 * What to look for on one side of a comparison, the likeliest first. Shoppers leave out what both sides are: 'slim power
 * bank or the 20,000 mAh one', 'the table and the standing fan', 'eggs from this shop or that one'.
 */
export function phrasesFor(pieces: readonly string[], at: number): string[] {
  const piece = pieces[at] ?? ''
  const phrase = (leansOnOther(piece) ? piece.replace(FOR_MYSELF, '') : piece).replace(LEANS, '').trim()
  const other = pieces[at - 1] ?? pieces[at + 1] ?? ''
  const things = tailsOf(other.replace(LEANS, '').trim())
  const lent = things.map((thing) =>
    /^(?:from|with|for|by|at|in)\b/.test(phrase) ? `${thing} ${phrase}` : `${phrase} ${thing}`,
  )
  const alone = phrase === '' ? [] : [phrase]
  // 'crayfish from Bonny or Mile One': the name of a shop may end in 'one' too.
  if (leansOnOther(piece)) return [...ofSameShopWords(piece, other), ...lent, ...alone]
  // 'the table and the standing fan': one word before a longer side may be only its first half.
  const isHalf = at < pieces.length - 1 && !phrase.includes(' ') && other.includes(' ')
  if (isHalf) return [...lent.slice(-1), ...alone]
  return [...ofSameShopWords(phrase, other), ...alone, ...withoutPurpose(phrase), ...lent.slice(0, 1)]
}

/** Whether a piece says no thing of its own. */
const leansOnOther = (piece: string): boolean =>
  LEANS.test(piece) || isQuality(piece) || /^(?:from|by|at) /.test(piece)

/** '12 inch', 'black': a thing has it, and it is none itself. */
export const isQuality = (piece: string): boolean => QUALITIES.test(piece)

/** 'microwave for a small kitchen': what for need not stand in any text of the thing. */
const withoutPurpose = (phrase: string): string[] => {
  const [thing = ''] = phrase.split(' for ')
  return thing === phrase ? [] : [thing]
}

/** The last words of what a phrase says the thing is: 'power bank', then 'bank'. */
export function tailsOf(phrase: string): string[] {
  const [thing = ''] = phrase.split(ASIDE)
  const words = thing
    .replace(/,.*$/, '')
    .split(' ')
    .filter((word) => word !== '' && !/^\d/.test(word))
  return [...new Set([words.slice(-2).join(' '), words.slice(-1).join(' ')])].filter((tail) => tail !== '')
}

const OWN_SHOP = /\s(?:from|by|at)\s/

/** 'eggs from Oyingbo or Kuje Farm Gate': the second side may be a shop alone. */
function ofSameShopWords(phrase: string, other: string): string[] {
  const [thing = '', shop] = other.split(/\s(?:from|by|at)\s/)
  return shop === undefined || OWN_SHOP.test(phrase) ? [] : [`${thing} from ${phrase}`]
}
