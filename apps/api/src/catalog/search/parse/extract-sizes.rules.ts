import { type Extracted, extractAll, type NormalisedText, wholeWords } from './normalised-text.rules.ts'

const LETTERS = '(?:xs|s|m|l|xl|xxl|xxxl|[2-5]xl)'
const NAMED = '(?:small|medium|large|extra large|jumbo|king|queen|family)'
const NUMBER = String.raw`\d+(?:\.\d+)?`

const READERS: readonly (readonly [RegExp, (groups: string[]) => string])[] = [
  // 195/65 R15
  [
    wholeWords(String.raw`(\d{3}) ?/ ?(\d{2}) ?/? (r?\d{2})`),
    ([width, height, rim = '']) => `${width}/${height} R${rim.replace('r', '')}`,
  ],
  // 3.00-18, as tyres of motorcycles are made
  [wholeWords(String.raw`(\d\.\d{2}) ?[-/]? ?(\d{2})`), ([width, rim]) => `${width}-${rim}`],
  // '+2.00', as glasses are made
  [wholeWords(String.raw`(?:[+-]|power(?: of)?) ?(\d\.\d{1,2})`), ([n]) => Number(n).toFixed(2)],
  // 5W-30, as oil is graded
  [wholeWords(String.raw`(\d{1,2}) ?w ?-? ?(\d{2})`), ([cold, hot]) => `${cold}W-${hot}`],
  [
    wholeWords(
      `(${NUMBER})(?: (?:ft|feet|inch|inches|cm))? (?:by|x) (${NUMBER})(?: (?:ft|feet|inches|inch|cm))?`,
    ),
    ([a, b]) => `${a}x${b}`,
  ],
  [wholeWords(String.raw`(\d+(?:\.\d+)?)x(\d+)(?: (?:ft|feet|inches|inch|cm))?`), ([a, b]) => `${a}x${b}`],
  [wholeWords(`(uk|us) (?:size )?(\\d{1,2})`), ([system, n]) => `${system} ${n}`],
  [wholeWords(`(?:eu|eur|euro) (?:size )?(\\d{1,2})`), ([n]) => `${n}`],
  [
    wholeWords(
      `(?:(?:wear|wears|wearing|is|in|for|of) )?(?:size|sizes|sz)(?: (?:is|of|number|no|,))? (?:(?:eu|uk|us) )?(\\d{1,3}[a-g]?|${LETTERS}|${NAMED})`,
    ),
    ([size]) => `${size}`,
  ],
  [wholeWords(`(${LETTERS}|${NAMED}|\\d{2}) size`), ([size]) => `${size}`],
  [wholeWords('(?:number|no) (3[0-9]|4[0-9]|2[2-9])'), ([size]) => `${size}`],
  [
    wholeWords(String.raw`(?:waist (?:of |is )?(\d{2})|(\d{2}) waist)`),
    ([after, before]) => `${after ?? before}`,
  ],
  [wholeWords('(?:extra extra|double extra|xx) large|double xl'), () => 'XXL'],
  [wholeWords('(x{1,3}l|xs|[2-5]xl)'), ([size]) => `${size}`],
  [wholeWords('extra large'), () => 'XL'],
  // 'for a 3 year old', 'she just turned 6 months'
  [wholeWords(String.raw`(\d{1,2}) (?:years?|yrs?)(?: (?:old|of age))?`), ([n]) => `${n} years`],
  [wholeWords(String.raw`(\d{1,2}) (?:months?|mths?)(?: (?:old|of age))?`), ([n]) => `${n} months`],
]

/** What fits whom or what: '42', 'XXL', 'UK 14', '6X6', '195/65 R15', and ages: '3 YEARS', '6 MONTHS'. */
export function extractSizes(text: NormalisedText): Extracted<string[]> {
  let rest = text
  const found: string[] = []
  for (const [pattern, write] of READERS) {
    const taken = extractAll(rest, pattern)
    found.push(...taken.found.map((match) => write(match.slice(1)).toUpperCase()))
    rest = taken.rest
  }
  return { found: [...new Set(found)], rest }
}
