import {
  type Extracted,
  extractAll,
  type NormalisedText,
  wholeWords,
} from '#catalog/search/parse/normalised-text.rules.ts'

/** An order is called by its last eight characters; somebody may also paste the whole id. */
const WHOLE_ID = wholeWords(
  '[0-9a-f]{8}(?: -)? [0-9a-f]{4}(?: -)? [0-9a-f]{4}(?: -)? [0-9a-f]{4}(?: -)? ([0-9a-f]{12})',
)
/** After such a word any eight will do, even letters that happen to be a word. */
const CALLED = wholeWords(
  '(?:order|orders|track|tracking|cancel|cancelling|return|refund|receipt|number|id|no|code|#)(?: (?:#|number|id|no|is|,|code))* (?:#)? ?([0-9a-f]{8})',
)
/** Else they need a digit and a letter: 'defaced1' is none of our words, 'deadbeef' may be anything. */
const PLAIN = wholeWords('(?=[a-f]*[0-9])(?=[0-9]*[a-f])([0-9a-f]{8})')

export function extractOrderNumbers(text: NormalisedText): Extracted<string[]> {
  const whole = extractAll(text, WHOLE_ID)
  const called = extractAll(whole.rest, CALLED)
  const plain = extractAll(called.rest, PLAIN)
  const numbers = [...whole.found, ...called.found, ...plain.found].map(([, id = '']) => id.slice(-8))
  return { found: [...new Set(numbers)], rest: plain.rest }
}
