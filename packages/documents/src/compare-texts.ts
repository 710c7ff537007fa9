import { type Block, plainText, type TextDocument } from './text-document.ts'

/** Words that are in both texts, or in one of them. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** A clause that is not the same in both texts. */
export type ChangedClause = { section: string; pieces: Piece[] }

/** SELL-53: the clauses that differ, in the order of the newer text, with what was added and removed marked. */
export function compareTexts(before: TextDocument, after: TextDocument): ChangedClause[] {
  const [old, now] = [toClauses(before), toClauses(after)]
  const changed = now.flatMap(({ key, section, text }) => {
    const was = old.find((clause) => clause.key === key)?.text ?? ''
    return was === text ? [] : [{ section, pieces: compareWords(was, text) }]
  })
  const gone = old.filter(({ key }) => !now.some((clause) => clause.key === key))
  return [
    ...changed,
    ...gone.map(({ section, text }): ChangedClause => ({ section, pieces: [{ kind: 'removed', text }] })),
  ]
}

type Clause = { key: string; section: string; text: string }

/** A clause is found again by its number, such as '9.5'; other text by its section and place there. */
function toClauses({ blocks }: TextDocument): Clause[] {
  const clauses: Clause[] = []
  let [section, place] = ['', 0]
  for (const block of blocks) {
    if (block.kind === 'heading') [section, place] = [block.text, 0]
    else {
      const text = toText(block)
      const number = /^\d+\.\d+/.exec(text)?.[0]
      clauses.push({ key: number ?? `${section} ${++place}`, section, text })
    }
  }
  return clauses
}

function toText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return plainText(block.inlines)
    case 'list':
      return block.items.map((item) => item.map(toText).join(' ')).join(' ')
    case 'table':
      return [block.head, ...block.rows]
        .map((row) => row.map(({ inlines }) => plainText(inlines)).join(' '))
        .join(' ')
    case 'quote':
      return block.blocks.map(toText).join(' ')
  }
}

/** By the longest words that both have in common, in order. */
export function compareWords(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const common = commonLengths(old, now)
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], word: string) => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += ` ${word}`
    else pieces.push({ kind, text: word })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]]
    if (left !== undefined && left === right) {
      add('same', left)
      i += 1
      j += 1
    } else if (
      left !== undefined &&
      (right === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      add('removed', left)
      i += 1
    } else {
      add('added', right ?? '')
      j += 1
    }
  }
  return pieces
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number): number =>
  lengths[i]?.[j] ?? 0

/** How many words the rests of both texts have in common, from each place on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  )
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? []
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] =
        old[i] === now[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
  }
  return lengths
}
