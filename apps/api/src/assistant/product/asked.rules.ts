import { ASPECTS, type Aspect } from '@ahia/reference/assistant/aspects'
import { tokenise } from '#catalog/search/parse/tokenise.rules.ts'

/** What a question about a product is after. */
export type ProductQuestion = {
  /** Its own words, cut alike, without those of every question. */
  roots: ReadonlySet<string>
  aspects: readonly { aspect: Aspect; weight: number }[]
  /** Of what 'how many' is asked: 'how many kg', 'how many hours'. */
  units: ReadonlySet<string>
  /** Whether it is asked how large it is, or whom or what it fits. */
  isOfSize: boolean
}

const OF_SIZE = /\b(?:fits?|sizes?|big|bigger|large|small|enter|tight)\b/

/** Beside a figure these only measure: 'which year' is not answered by a warranty of one year. */
const MEASURES = new Set(
  'year month week day hour minute kg g gram kilo litre liter l ml cl inch cm mm metre meter foot feet watt w v volt gb mb mah kva hp mile km yard'.split(
    ' ',
  ),
)
const HOW_MANY = /\b(?:how many|how much) (\w+)/g

const IDLE = new Set(
  `a an the this that these those it its they them their i me my we us our you your is are was were be been am do does did
  done has have had can could will would shall should may might must and or but so if then than as of to in on at by for
  from with into about there here what which who whom whose when where why how much many any some all both each no not yes
  ok okay please pls abeg kindly tell know ask question want need like get got give see say use one ones product item thing
  things really very just also too even still more most good well nice fine sure e o na dey wey wetin una sabi fit go make
  come comes long big product page shop seller sell selling buy bought price hello hi does dont doesnt isnt without inside
  actually exactly maybe possible able let put take takes kind type sort something anything way part now later after before first second third fourth last number`.split(
    /\s+/,
  ),
)

const ENDINGS = /(?:ability|able|ings?|ers?|ed|ies|es|s|ly|y)$/
const LEAST_ROOT = 4

/** 'washable', 'washing' and 'washes' are 'wash', 'charge' and 'charging' are 'charg': both sides are cut alike. */
export function rootOf(word: string): string {
  // 'forgetting' is 'forget', but 'filling' is 'fill'.
  const root = word.replace(ENDINGS, '').replace(/([bdgmnprt])\1$/, '$1')
  const short = root.length < LEAST_ROOT ? word.replace(/(?<=x|ss|zz|ch|sh)es$|(?<!s)s$/, '') : root
  return short.length > LEAST_ROOT ? short.replace(/e$/, '') : short
}

export const rootsIn = (text: string): string[] => tokenise(text).map(rootOf)

/** Whether the words of a phrase stand in a text one after the other. */
export const hasPhrase = (roots: readonly string[], phrase: string): boolean =>
  hasInARow(roots, rootsIn(phrase))

const hasInARow = (roots: readonly string[], wanted: readonly string[]): boolean =>
  roots.some((_, at) => wanted.every((root, step) => roots[at + step] === root))

/** R31: cut once, as each part of a question is held against all of them. */
const ASKED = ASPECTS.map((aspect) => ({
  aspect,
  phrases: aspect.asked.map((phrase) => ({ roots: rootsIn(phrase), length: phrase.split(' ').length })),
}))

const IDLE_ROOTS = new Set([...IDLE].map(rootOf))

/** Without the words of every question. */
export const distinctRootsIn = (text: string): string[] =>
  rootsIn(text).filter((root) => !IDLE_ROOTS.has(root) && !/^\d+$/.test(root))

/** In these the first word says which thing it is, and asks for nothing. */
const COMPOUNDS =
  /\b(?:power banks?|memory cards?|game pads?|washing machines?|air (?:fryers?|conditioners?)|water (?:bottles?|heaters?|dispensers?)|(?:car|inverter|motorcycle) batter(?:y|ies)|screen (?:guards?|protectors?)|hair (?:clippers?|dryers?|oil)|light bulbs?|solar panels?|phone (?:case|cover)s?)\b/g

export function toProductQuestion(asked: string): ProductQuestion {
  const question = asked.replace(COMPOUNDS, (name) => (name === asked.trim() ? name : ' '))
  const roots = rootsIn(question)
  const aspects = ASKED.flatMap(({ aspect, phrases }) => {
    const lengths = phrases.filter((phrase) => hasInARow(roots, phrase.roots)).map(({ length }) => length)
    return lengths.length === 0 ? [] : [{ aspect, weight: 1 + 0.25 * (Math.max(...lengths) - 1) }]
  })
  const units = [...question.matchAll(HOW_MANY)].map(([, unit = '']) => rootOf(unit))
  return {
    roots: new Set(
      roots.filter((root) => !IDLE_ROOTS.has(root) && !MEASURES.has(root) && !/^\d+$/.test(root)),
    ),
    aspects,
    units: new Set(units.filter((unit) => MEASURES.has(unit))),
    isOfSize: OF_SIZE.test(question),
  }
}
