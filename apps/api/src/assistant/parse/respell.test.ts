import { describe, expect, test } from 'vitest'
import { respell } from './respell.ts'

describe('CHAT-12 a word with one wrong letter is read as it is meant', () => {
  test.each([
    ['hedphones for my boyfrend', 'headphones for my boyfriend'],
    ['a bluetoth speeker', 'a bluetooth speaker'],
    ['how many litters, is it washible', 'how many litters, is it washable'],
  ])('"%s"', (typed, corrected) => {
    expect(respell(typed)).toBe(corrected)
  })

  test.each([
    'Bukka Republic',
    'deliver to anambra and ogun',
    'tecno spark',
    'okpa and ukwa',
    'wan buy am',
    'zarion',
    'pay by USSD',
  ])('names, places, brands and Nigerian words stay: %s', (typed) => {
    expect(respell(typed)).toBe(typed)
  })

  test('R31 of very many strange words only the first are looked at', () => {
    const typed = Array.from({ length: 60 }, () => 'boyfrend').join(' ')
    expect(respell(typed).match(/boyfrend/g)).toHaveLength(36)
  })
})
