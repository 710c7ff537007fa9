import type { Block, Heading } from '@ahia/documents/text-document'
import { expect, test } from 'vitest'
import { toSections } from './document-sections.rules.ts'

const words = (text: string): Block => ({ kind: 'paragraph', inlines: [text] })
const heading = (text: string, level: Heading['level'] = 2): Heading => ({
  kind: 'heading',
  level,
  id: text,
  text,
})

test('WIN-50 a document is its opening and its sections, and a smaller heading stays in its section', () => {
  const [first, second] = [heading('first'), heading('second')]
  const blocks = [words('opening'), first, words('a'), heading('small', 3), words('b'), second]

  expect(toSections(blocks)).toEqual({
    opening: [words('opening')],
    sections: [
      { heading: first, blocks: [words('a'), heading('small', 3), words('b')] },
      { heading: second, blocks: [] },
    ],
  })
})

test('WIN-50 a document without sections is all opening', () => {
  expect(toSections([words('opening')])).toEqual({ opening: [words('opening')], sections: [] })
})
