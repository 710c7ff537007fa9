import type { Figures } from './measure-page.ts'
import { type Budget, FONTS_KB } from './table.ts'

const COLUMNS = {
  jsKb: 'JS',
  cssKb: 'CSS',
  htmlKb: 'HTML',
  fontsKb: 'fonts',
  imagesKb: 'images',
  requests: 'requests',
  lcpMs: 'LCP ms',
  tbtMs: 'TBT ms',
  cls: 'CLS',
  totalKb: 'total',
  repeatKb: 'again',
  repeatLcpMs: 'LCP again',
} as const satisfies Record<keyof Figures, string>

type Column = keyof Figures
const ORDER: readonly Column[] = [
  'jsKb',
  'cssKb',
  'htmlKb',
  'fontsKb',
  'imagesKb',
  'requests',
  'lcpMs',
  'tbtMs',
  'cls',
  'totalKb',
  'repeatKb',
  'repeatLcpMs',
]

export type Measured = { name: string; figures: Figures; budget: Budget }

const limitOf = (budget: Budget, column: Column): number =>
  column === 'fontsKb' ? FONTS_KB : (budget[column] ?? Number.POSITIVE_INFINITY)

/** What is over its budget, in words; a figure that could not be taken is over it too. */
export const listOverBudget = ({ name, figures, budget }: Measured): string[] =>
  ORDER.filter((column) => !(figures[column] <= limitOf(budget, column))).map(
    (column) =>
      `${name}: ${COLUMNS[column]} ${show(column, figures[column])}, at most ${show(column, limitOf(budget, column))}`,
  )

/** Markdown: each figure with its budget, so that the table can go into a document as it is. */
export function toTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ name, figures, budget }) => [
    name,
    ...ORDER.map((column) => `${show(column, figures[column])} / ${show(column, limitOf(budget, column))}`),
  ])
  return toMarkdown(['', ...ORDER.map((column) => COLUMNS[column])], rows)
}

export function toInteractionTable(taken: readonly { name: string; ms: number; limit: number }[]): string {
  const rows = taken.map(({ name, ms, limit }) => [name, `${ms.toFixed(0)} / ${limit}`])
  return toMarkdown(['', 'ms'], rows)
}

const toMarkdown = (head: string[], rows: string[][]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

function show(column: Column, value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '–'
  if (column === 'cls') return value.toFixed(3)
  return column.endsWith('Kb') ? value.toFixed(1) : value.toFixed(0)
}
