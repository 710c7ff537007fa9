import {
  type Extracted,
  extractAll,
  type NormalisedText,
  oneOfPhrases,
  wholeWords,
} from '#catalog/search/parse/normalised-text.rules.ts'

const MAX_WORDS = 5
/** Here a name ends. */
const STOP = oneOfWords(`
  in for with which that to vs versus or under below above over not is are has have sell sells do does and but
  shop shops store stores seller sellers people only please cheap cheapest without within around between at less more
  than if how what where who when the a an my your their our this these those it them me us you i we they any some all
  both now today here there max about stock available still should can will would could so because else kind kinds type types
`)
/** 'from home', 'at night', 'by hand': no shop is called so. */
const NO_SHOP = oneOfWords(`
  home school work night hand hands least most once first last birth abroad scratch tomorrow monday tuesday wednesday
  thursday friday saturday sunday weekend christmas morning evening noon price rating ratings size colour color weight
  myself yourself checkout pickup door office side nigeria london china america dubai turkey niger north south east
  west village delivery orders system
`)
const NAME = `(?!(?:${STOP}|${NO_SHOP}) |\\d)([\\p{L}\\p{N}]+(?: (?!${STOP} )[\\p{L}\\p{N}&]+){0,${MAX_WORDS - 1}})`

const FROM = wholeWords(
  `(?:buy |bought |made |sold |shop |store )?(?:from|by|at|called) (?:shop )?${NAME}(?: (?:shop|store))?`,
)
/** 'what does MediPoint have', 'what Suya Junction sells' */
const DOES_SELL = wholeWords(`(?:does|do|can|did) ${NAME} (?:sell|have|offer|stock)`)
const WHAT_SELLS = wholeWords(`what (?:is )?${NAME} (?:sell|sells|selling|has|have|get)`)

/** Words that seem to be a shop's name: behind 'from', 'at' and 'by', or before 'sells'. */
export function extractShopWords(text: NormalisedText): Extracted<string[]> {
  const does = extractAll(text, DOES_SELL)
  const what = extractAll(does.rest, WHAT_SELLS)
  const from = extractAll(what.rest, FROM)
  const [, name = ''] = [...does.found, ...what.found, ...from.found][0] ?? []
  return { found: name.split(' ').filter((word) => word !== '' && word !== '&'), rest: from.rest }
}

function oneOfWords(words: string): string {
  return oneOfPhrases(words.trim().split(/\s+/))
}
