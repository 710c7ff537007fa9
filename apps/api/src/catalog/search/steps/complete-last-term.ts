import { listWords } from '../parse/normalised-text.rules.ts'
import { stemOf } from '../parse/stems.rules.ts'
import { toTextQuery } from '../rank/text-query.rules.ts'
import { toPrefixTerm } from '../understand/query-term.rules.ts'
import { listWordsByPrefix } from '../understand/vocabulary.sql.ts'
import { rankText } from './rank-text.ts'
import type { SearchStep } from './search-step.ts'

/** How many words with this prefix are read, to see whether any is more than a plural. */
const ENDS = 4

/** No sentence and no product of that type: the last term may be a prefix, as 'blend' of a blender. */
export const completeLastTerm: SearchStep = async ({
  deps: { db },
  rank,
  understood,
  termsWithHead,
  rankAllButIncidental,
}) => {
  const { isSentence, listedTerms, terms, parsed } = understood
  if (isSentence || listedTerms !== null || listWords(parsed.text).length > terms.length) return null
  if ((await rankAllButIncidental())?.ranked.hasHeadNoun) return null
  const last = termsWithHead.terms.at(-1)
  if (!last || last.isPrefix || last.match === 'corrected' || !/^[a-z]{4,}$/.test(last.typed)) return null
  const longer = await listWordsByPrefix(db.read, last.typed, ENDS)
  if (longer.every(({ word }) => stemOf(word) === stemOf(last.typed))) return null
  const begun = [...termsWithHead.terms.slice(0, -1), toPrefixTerm(last)]
  const found = await rankText(
    rank,
    toTextQuery({ terms: begun, headIndex: begun.length - 1, optional: new Set() }),
  )
  return found?.ranked.hasHeadNoun ? found : null
}
