import { IDLE_WORDS } from '@ahia/reference/assistant/idle-words'
import {
  type Extracted,
  GAP,
  type NormalisedText,
  oneOfAlternatives,
  wholeWords,
} from './normalised-text.rules.ts'

/** 'not black', but not 'I do not pay': behind those it denies what is done. */
const NOT = `(?:(?<! (?:do|does|did|will|would|should|must|could|has|have|or|why|if) )not|${oneOfAlternatives(`
    no | nothing | nothing like | without | without any | except | except for | but not | but no | not in | not for | no for | not with |
    nothing with | nothing for | do not want | does not have | do not have | does not use | do not use | not using | that does not | that will not | that do not | does not contain | do not like |
    i do not want | i do not like | i do not eat | i hate | free of | anything but | any but | other than | apart from |
    avoid | not made of | not made with | excluding | exclude | minus | is not | allergic to |
    should not have | must not have | should not contain | must not contain | should not be | must not be
  `)})`
const WORD = String.raw`\d?\p{L}[\p{L}\p{N}]*`
const BETWEEN = '(?:(?:any|a|the|in|for|with|of|added|it|them|those|these|made|from) ){0,2}'
/** 'not black', 'not black or red', 'no plastic, leather' */
const NEGATED = wholeWords(
  `${NOT} ${BETWEEN}(${WORD}(?: (?!or |and |nor |please )${WORD}(?= (?:[,?¦]|$)))?)((?: (?:or|and|nor|,) (?:no |not )?${WORD}(?= (?:[,?¦]|$)))?)`,
)
/** What is denied in these is no quality of a thing. */
const IDLE_DENIALS = wholeWords(
  oneOfAlternatives(`
    not bad | not sure | i do not know | not yet | no problem | not working | no one | not only | not just | no light |
    no returns | no return | not available | not more | no more | not less | not much | no time | no money | no nepa |
    is it not | i do not care | not delivered | not arrived | not received | not come | not reached | no delivery fee |
    not paid | not pay | no pay | not happy | no idea | not seen | not original | not fake | no fake | no matter | no doubt |
    not too much | not too big | not too small | not too long | not too heavy | not necessarily | no wahala | not again | nothing else | nothing much | nothing more | nothing less | nothing special |
    nothing to | nothing too | nothing is | nothing but | without light | without nepa | without electricity | without current
  `),
)
/** Said of the thing itself. */
const NAMES = / no touch(?= )/g
/** After 'I do not know how to' and 'does not need' nothing signals what the thing is. */
const TO_CLAUSE_END =
  / (?:do not know how to|does not need|do not need|no need|not need)(?: [^ ,?¦]+){1,6}(?= )/g
/** 'sugar free' */
const FREE = /(?<= )(sugar|gluten|alcohol|lactose|bleach|nut|caffeine|fragrance|paraben|sulphate) free(?= )/g

/** FIND-01: the terms that a product must not have ('no sugar', 'not black'), in the singular. */
export function extractExcludedTerms(text: NormalisedText): Extracted<string[]> {
  const found: string[] = []
  const cleared = text.replace(NAMES, ' touch').replace(TO_CLAUSE_END, ` ${GAP}`).replace(IDLE_DENIALS, GAP)
  const free = cleared.replace(FREE, (_, what: string) => {
    found.push(what)
    return GAP
  })
  const rest = free.replace(NEGATED, (phrase, first: string, more: string) => {
    const [word = '', ...behind] = first.split(' ').filter(signals)
    const words = [
      [word, ...behind].join(' '),
      ...more.split(' ').filter((one) => /\p{L}/u.test(one) && signals(one)),
    ]
    if (word === '') return phrase
    // 'no meat soup' is all there is: soup is asked for.
    const [thing = ''] = behind
    if (thing !== '' && more === '' && !free.replace(phrase, '').split(' ').some(isSignalled)) {
      found.push(singular(word))
      return `${GAP} ${thing}`
    }
    found.push(...words.map(singular))
    return GAP
  })
  return { found: [...new Set(found)], rest }
}

const isSignalled = (word: string): boolean => /\p{L}/u.test(word) && signals(word)

/** Idle words tell nothing, but a printer may print in colour or not. */
const signals = (word: string): boolean => !IDLE_WORDS.has(word) || /^colou?r$/.test(word)

const singular = (word: string): string =>
  word.length > 3
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sxz]|[cs]h)es$/, '')
        .replace(/(?<=[^s])s$/, '')
    : word
