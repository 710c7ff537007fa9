import { SYNONYMS } from '@ahia/reference/synonyms'
import { NAMES_OF_GOODS } from '@ahia/reference/words/names-of-goods'
import { expect, test } from 'vitest'
import { stemOf } from '../parse/stems.rules.ts'
import { isEnglishWord } from './dictionary.ts'
import { editDistance } from './spelling.rules.ts'

const CALLED = [...new Set(SYNONYMS.flat())].filter((word) => /^[a-z]{5,}$/.test(word))

test('FIND-11 no name of goods stands there twice or with a word that searches leave out', () => {
  expect(NAMES_OF_GOODS.filter((name, at) => NAMES_OF_GOODS.indexOf(name) !== at)).toEqual([])
  expect(NAMES_OF_GOODS.filter((name) => / (?:and|for|on|with)\b/.test(name))).toEqual([])
})

// What is listed is never corrected, so a spelling of a thing that is sold belongs to its synonyms.
test('FIND-12 no name of goods is another spelling of a word with synonyms', () => {
  const strange = NAMES_OF_GOODS.filter(
    (name) => /^[a-z]{5,}$/.test(name) && !isEnglishWord(name) && !CALLED.includes(name),
  )
  const spellings = strange.filter((name) =>
    CALLED.some((word) => stemOf(word) !== stemOf(name) && editDistance(name, word) <= 1),
  )

  expect(spellings).toEqual([])
})
