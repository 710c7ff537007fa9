import { describe, expect, test } from 'vitest'
import { findDescribedTypes } from './find-described-types.rules.ts'

const likeliest = (text: string): string | undefined => findDescribedTypes(text)[0]?.type.name

describe('FIND-10 what something is for finds its kind', () => {
  test.each([
    ['a pump to express milk at work', 'breast pump'],
    ['my dog is always scratching because of ticks', 'tick and flea drops'],
    ['something that can blow air in a big church hall', 'industrial fan'],
    ['she is resuming boarding school, I need provisions for her hostel', 'provisions box'],
  ])('%s', (text, called) => {
    expect(likeliest(text)).toBe(called)
  })

  test('one word is for too many things', () => {
    expect(findDescribedTypes('head')).toEqual([])
  })

  test('what fits many kinds as well finds none', () => {
    expect(findDescribedTypes('wedding party')).toEqual([])
  })
})
