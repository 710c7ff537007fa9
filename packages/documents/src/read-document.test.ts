import { BRAND } from '@ahia/reference/brand'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { listSections } from './text-document.ts'

const read = (body: string, head = 'title: Selling\ndescription: How it is done.\nversion: 2026-11-15') =>
  readDocument(`---\n${head}\n---\n\n${body}\n`)

test('STAT-04 a document is read with title, date and blocks, and our name and email are filled in', () => {
  const { title, date, blocks } = read(
    '## 1. Money & time\n\nWrite to **{email}**, or\nread [our *terms*](/terms).\n\n- one\n- two\n\n> Mind this.\n\n3. three\n4. four',
    "title: 'Selling on {brand}'\ndescription: How.\ndate: 2026-10-02",
  )

  expect([title, date]).toEqual([`Selling on ${BRAND.name}`, '2026-10-02'])
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'money-time', text: '1. Money & time' },
    {
      kind: 'paragraph',
      inlines: [
        'Write to ',
        {
          kind: 'strong',
          inlines: [{ kind: 'link', href: `mailto:${BRAND.email}`, inlines: [BRAND.email] }],
        },
        ', or read ',
        { kind: 'link', href: '/terms', inlines: ['our ', { kind: 'emphasis', inlines: ['terms'] }] },
        '.',
      ],
    },
    { kind: 'list', marks: 'bullets', start: 1, items: [[saying('one')], [saying('two')]] },
    { kind: 'quote', blocks: [saying('Mind this.')] },
    { kind: 'list', marks: 'numbers', start: 3, items: [[saying('three')], [saying('four')]] },
  ])
})

const saying = (text: string) => ({ kind: 'paragraph', inlines: [text] })

test('a table keeps its header, and aligns amounts to the right', () => {
  const { blocks } = read('| Package | A month |\n| --- | ---: |\n| Basic | ₦120,000 |')

  const left = (text: string) => ({ align: 'left', inlines: [text] })
  const right = (text: string) => ({ align: 'right', inlines: [text] })
  expect(blocks).toEqual([
    { kind: 'table', head: [left('Package'), right('A month')], rows: [[left('Basic'), right('₦120,000')]] },
  ])
})

test('the table of contents has the top-level headings', () => {
  const terms = read('## One\n\n### One and a half\n\n## Two')

  expect(listSections(terms).map(({ text }) => text)).toEqual(['One', 'Two'])
})

test.each([
  ['HTML', 'Hello <b>you</b>'],
  ['a block of HTML', '<script>alert(1)</script>'],
  ['a comment', '<!-- later -->'],
  ['a picture', '![a stall](https://elsewhere.example/stall.jpg)'],
  ['code', '```\nlet x\n```'],
  ['a link that runs', '[press](javascript:alert(1))'],
  ['a link without a scheme', '[press](//elsewhere.example)'],
  ['a heading as high as the title', '# Selling'],
  ['two headings of one name', '## Money\n\n## Money'],
  ['a fact nobody knows', 'Call {fax}'],
])('a document with %s is refused', (_, body) => {
  expect(() => read(body)).toThrow()
})

test.each([
  'title: Selling\nversion: 2026-11-15',
  'title: Selling\ndescription: How.\nversion: soon',
  'title',
])('a document without description, title or valid date is refused', (head) => {
  expect(() => read('Words.', head)).toThrow()
})
