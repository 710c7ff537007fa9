import { CATEGORY_NAMES } from '@ahia/reference/assistant/category-names'
import { COLOURED_THINGS } from '@ahia/reference/assistant/colours'
import { BESIDE_SERVICE_WORDS, IDLE_WORDS, SERVICE_WORDS } from '@ahia/reference/assistant/idle-words'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { normaliseText } from '#catalog/search/parse/normalise-text.rules.ts'
import {
  extractAll,
  listWords,
  type NormalisedText,
  oneOfAlternatives,
  oneOfPhrases,
  splitAlternatives,
  wholeWords,
} from '#catalog/search/parse/normalised-text.rules.ts'

/** What no reader has taken, and how it was before places and shops were. */
type Lines = { left: NormalisedText; before: NormalisedText }

type Thing = { words: string[]; category: Category | null }

const MAX_THING_WORDS = 12

const CATEGORY_OF = new Map<string, Category>(
  CATEGORIES.flatMap((category) => CATEGORY_NAMES[category].map((name) => [name, category] as const)),
)
const LABELLED = new Map<string, Category>(
  CATEGORIES.map((category) => [normaliseText(CATEGORY_LABELS[category]).trim(), category] as const),
)
const LABEL = wholeWords(
  `(?:the |in )*(${oneOfPhrases([...LABELLED.keys(), ...CATEGORY_OF.keys()])}) (?:category|section|department)|(${oneOfPhrases([...LABELLED.keys()].filter((label) => label.includes('&')))})`,
)
/** Names that begin like an idle phrase keep all their words. */
const IDLE_PHRASES = wholeWords(
  oneOfAlternatives(`
    back to | how body | my money | much money | how far | right now | next week | last week | this week | at home | at all | in all | of course |
    by the way | as well | go well | per month | how long | a lot | too much | my area | my place | my side | my house |
    come with | comes with | will suit | would suit | can suit | to suit | that suit | should suit | that can | so that
  `),
)
/** A letter alone, or a telephone number. */
const SAYS_NOTHING = /^(?:\p{L}|\d{7,}|0\d{2,})$/u
/** 'vitamin c', 'type c': behind these a letter says which. */
const LETTERED = new Set(['vitamin', 'vit', 'type', 'usb'])
/** For whom clothes are, as the catalogue says it; of other things it matters to recommendations alone. */
const WEARERS = new Map([
  ...splitAlternatives(
    'wife | girlfriend | mother | mum | mummy | mama | sister | aunty | lady | ladies',
  ).map((one) => [one, 'women'] as const),
  ...splitAlternatives('husband | boyfriend | father | dad | daddy | papa | brother | uncle | guy').map(
    (one) => [one, 'men'] as const,
  ),
  ...splitAlternatives('child | children | kid').map((one) => [one, 'kids'] as const),
  ...splitAlternatives('son | boy').map((one) => [one, 'boys'] as const),
  ...splitAlternatives('daughter | girl').map((one) => [one, 'girls'] as const),
])

/** What the thing is called, or the whole category, when nothing more precise is said. */
export function extractProductWords({ left, before }: Lines): Thing {
  const labels = extractAll(left, LABEL)
  const [, name, label] = labels.found[0] ?? []
  const labelled = CATEGORY_OF.get(name ?? '') ?? LABELLED.get(name ?? label ?? '') ?? null
  const words = thingWords(extractAll(labels.rest, IDLE_PHRASES).rest, before)
  const known = CATEGORY_OF.get(words.join(' '))
  if (labelled === null && known !== undefined) return { words: [], category: known }
  return { words, category: labelled }
}

function thingWords(text: NormalisedText, before: NormalisedText): string[] {
  const words = listWords(text).filter(
    (word, at, all) => !IDLE_WORDS.has(word) && (!SAYS_NOTHING.test(word) || LETTERED.has(all[at - 1] ?? '')),
  )
  const isAboutService =
    listWords(before).some((word) => SERVICE_WORDS.has(word)) &&
    words.every((word) => SERVICE_WORDS.has(word) || BESIDE_SERVICE_WORDS.has(word))
  if (isAboutService || words.every((word) => /^\d+$/.test(word))) return []
  const isWorn = words.some((word) => COLOURED_THINGS.has(word))
  const named = isWorn ? words.map((word) => WEARERS.get(word) ?? word) : words
  // 'moi moi' and 'puff puff' are said twice for good
  return named
    .filter((word, at) => named[at - 1] === word || named.indexOf(word) === at)
    .slice(0, MAX_THING_WORDS)
}
