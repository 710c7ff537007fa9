import type { ProductId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aConversation } from '../../../test/assistant/a-conversation.ts'
import { basketChangeIn } from './basket-change.ts'

const shown = [newId<ProductId>(), newId<ProductId>(), newId<ProductId>()]
const LIST = 'rice, beans and sugar, I have 50k'
const changed = (message: string, before: readonly string[] = [LIST]) =>
  basketChangeIn(aConversation(message, { before, shown }))

test.each([
  ['remove the sugar', ['rice', 'beans'], 50_000],
  ['abeg add garri too', ['rice', 'beans', 'sugar', 'garri'], 50_000],
  ['replace the sugar with honey', ['rice', 'beans', 'honey'], 50_000],
  ['make it under 30k', ['rice', 'beans', 'sugar'], 30_000],
  ['total abeg', ['rice', 'beans', 'sugar'], 50_000],
])('CHAT-11 “%s” changes the things that were asked for together', (message, things, maxNaira) => {
  expect(changed(message)).toEqual({ tool: 'basket', things, maxNaira })
})

test('CHAT-11 one change after the other is kept', () => {
  expect(changed('add garri', [LIST, 'remove the sugar'])?.things).toEqual(['rice', 'beans', 'garri'])
})

test.each(['remove the salt', 'thanks', 'do you have shoes'])(
  'CHAT-11 “%s” changes nothing of it',
  (message) => {
    expect(changed(message)).toBeNull()
  },
)

test('CHAT-11 without several things before, nothing is changed', () => {
  expect(changed('total', ['rice'])).toBeNull()
  expect(basketChangeIn(aConversation('total'))).toBeNull()
})
