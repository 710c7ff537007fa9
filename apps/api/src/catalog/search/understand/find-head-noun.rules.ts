import { QUALITY_WORDS } from '@ahia/reference/assistant/idle-words'
import { stemOf } from '../parse/stems.rules.ts'
import type { QueryTerm } from './query-term.rules.ts'

/** What follows these words no longer names the product. 'of' is not one: a crate of eggs is eggs. */
const NAME_ENDS = new Set(
  'for with without wey that which in on from by at and or to under below above between not no inside when is are has going can'.split(
    ' ',
  ),
)

const PURPOSES = new Set(['for', 'inside', 'to', 'against', 'going', 'that', 'when', 'with'])

/**
 * FIND-02: the head noun is the last one before the name ends ('rice cooker for my mum' is a cooker). Terms after 'for' only
 * say what it is for, and are optional. `incidental`: the optional terms that say not even that, but what is done, how large
 * it is, in what it comes or which person it is for.
 */
export function findHeadNoun(
  text: string,
  terms: readonly QueryTerm[],
): TermsWithHead & { incidental: ReadonlySet<number> } {
  const plain = text.split(' ').filter((token) => token !== '')
  const placed = terms.map((word, at) => ({ at, word, place: plain.indexOf(word.typed.split(' ')[0] ?? '') }))
  const places = placed.flatMap(({ place, word }) => word.typed.split(' ').map((_, step) => place + step))
  const asked = requestedAt(plain, places)
  const first = asked ?? placed.find(({ place }) => place >= 0)?.place ?? 0
  const isSentence = plain.length > places.length
  const endsName = (token: string): boolean =>
    NAME_ENDS.has(token) ||
    /^[,¦?]$/.test(token) ||
    (isSentence && isVerb(token) && !isVerb(plain[first] ?? ''))
  const nameEnd = plain.findIndex((token, place) => place > first && endsName(token))
  const end = asked === null ? (nameEnd < 0 ? plain.length : nameEnd) : runFrom(asked, new Set(places), plain)
  const isIncidental = ({ word, place }: (typeof placed)[number]): boolean =>
    (isSentence && isVerb(word.typed)) ||
    comesIn(plain, place) ||
    SIZES.has(word.typed) ||
    (isSentence && PEOPLE.has(stemOf(word.typed)))
  const before = placed.filter(({ place, word }) => !/^\d/.test(word.typed) && place >= first && place < end)
  const mayBeHead = (one: (typeof placed)[number]): boolean =>
    !isIncidental(one) && !QUALITY_WORDS.has(one.word.typed) && !/^\d/.test(one.word.typed)
  const headIndex =
    (before.filter(mayBeHead).at(-1) ?? placed.find(mayBeHead) ?? before.at(-1))?.at ??
    Math.max(0, terms.length - 1)
  const isPurpose = (token: string): boolean =>
    PURPOSES.has(token) || (isSentence && isVerb(token) && !isVerb(plain[first] ?? ''))
  const purpose = plain.findIndex((token, place) => place > first && isPurpose(token))
  const optional = placed.filter(
    ({ at, place, word }) =>
      at !== headIndex &&
      !isModifierOnly(word.typed) &&
      (isIncidental({ at, place, word }) ||
        (purpose >= 0 && place > purpose) ||
        (place >= 0 && place < first) ||
        (asked !== null && place >= end)),
  )
  const incidental = optional.filter(isIncidental)
  return {
    terms,
    headIndex,
    optional: new Set(optional.map(({ at }) => at)),
    incidental: new Set(incidental.map(({ at }) => at)),
  }
}

/** What is done or happens: in a sentence it says what for, never what. Words that are also things ('iron', 'polish') are not here. */
const VERBS = new Set(
  `finish spoil spoilt die dying bite bites biting enter remove removing climb climbing rub start stop fall falling fell cut
  hold keep keeping protect cover grow growing carry carrying hang break broke breaking burst burn leak leaking
  itching scratch hurt hurting paining cook cooking eat eating sleep sleeping work working walk walking waka running
  drive driving travel traveling travelling learn learning study teach celebrate celebrating surprise measure measuring rent hire marry married visit visiting come coming
  resume resuming move moving open opening close closing turn turned connect reduce avoid prevent treat cure heal kill chase
  steal stolen lose losing lost gain grind grinding pound fry frying boil boiling bake baking roast warm freeze cool wash
  washing clean cleaning sweep mop ironing sew sewing tie wear decorate record read write listen see seeing`.split(
    /\s+/,
  ),
)

/** After a product these say what it does: 'which generator drinks small fuel'. */
const isDone = (word: string): boolean => isVerb(word) || DONE.has(stemOf(word))

const DONE = new Set('drink charge last play'.split(' '))

/** The person it is for. */
const PEOPLE = new Set(
  'wife husband girlfriend boyfriend mum mother mummy dad father daddy boss secretary teacher pastor friend sister brother grandma grandpa grandmother grandfather uncle aunty aunt landlord visitor guest neighbour fiance fiancee person people customer passenger'.split(
    ' ',
  ),
)

const SIZES = new Set('small big large mini little huge medium'.split(' '))

export const isVerb = (word: string): boolean => VERBS.has(stemOf(word))

/** 'a small bottle of vegetable oil': in what it comes. */
const CONTAINERS = new Set(
  'bag bottle loaf loaves crate carton tin can pack packet sachet box bucket paint mudu derica congo cup kilo bowl plate bunch tuber set pair basket keg jar piece roll bale tray heap dozen bundle sack jug'.split(
    ' ',
  ),
)

/** What products are packed in: a bag, a keg, a tin. */
export const isContainer = (word: string): boolean => CONTAINERS.has(word) || CONTAINERS.has(stemOf(word))

function comesIn(plain: readonly string[], place: number): boolean {
  const word = plain[place] ?? ''
  const isCounted = /^\d+$/.test(plain[place - 1] ?? '') || plain[place + 1] === 'of'
  return isCounted && isContainer(word)
}

/** Where the product's name ends: 'which fan lasts till morning' asks for a fan. */
function runFrom(first: number, places: ReadonlySet<number>, plain: readonly string[]): number {
  let end = first
  while (places.has(end) && (end === first || !isDone(plain[end] ?? ''))) end += 1
  return end
}

/** In a sentence the product follows these: 'my room is hot, which fan is good'. */
const REQUESTS = new Set('which need want buy looking show give recommend suggest order purchase'.split(' '))

/** The same, but they may also tell a story: 'I have an interview and need a watch'. */
const FAINT_REQUESTS = new Set('get find have sell sells search what'.split(' '))

const BETWEEN = new Set(
  'a an any some the one good nice best cheap correct new for me to buy get kind of type which please original small big strong'.split(
    ' ',
  ),
)

/** The place of the first word of what is asked for; null where no request says so. */
function requestedAt(plain: readonly string[], places: readonly number[]): number | null {
  return requestedBy(REQUESTS, plain, places) ?? requestedBy(FAINT_REQUESTS, plain, places)
}

function requestedBy(
  requests: ReadonlySet<string>,
  plain: readonly string[],
  places: readonly number[],
): number | null {
  const isPlace = new Set(places)
  for (const [at, token] of plain.entries()) {
    if (!requests.has(token)) continue
    let next = at + 1
    while (BETWEEN.has(plain[next] ?? '') && !isPlace.has(next)) next += 1
    const isAction = plain[next - 1] === 'to' && plain[next - 2] !== 'buy'
    if (isPlace.has(next) && !isAction) return next
  }
  return null
}

/** These only modify a product ('dog food'): they are never the product, as nobody searches for a dog alone. */
const MODIFIERS = new Set(
  'dog puppy cat kitten pet bird rabbit baby kid child girl boy car motorcycle okada keke hair body face skin bride'.split(
    ' ',
  ),
)

export const isModifierOnly = (word: string): boolean => MODIFIERS.has(stemOf(word))

export type TermsWithHead = { terms: readonly QueryTerm[]; headIndex: number; optional: ReadonlySet<number> }
