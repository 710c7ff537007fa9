import { percentile } from '@ahia/testing/offer-load'
import type { Round } from './measure.ts'
import type { Target } from './target.ts'

export type Row = { target: Target; rounds: Round[] }

const HEAD = [
  '',
  'req/s',
  'spread',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU ms',
  '× req/s',
  '× p99',
  '× CPU',
  'of',
]

/** The table as Markdown, so that it can go into a document as it is. */
export function toTable(rows: Row[]): string {
  const cells = [HEAD, ...rows.map((row) => toCells(row, rows))]
  const widths = HEAD.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)))
  const lines = cells.map((row) => line(row.map((cell, column) => align(cell, column, widths[column] ?? 3))))
  const rule = line(
    widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  )
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`
const align = (cell: string, column: number, width: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width)

function toCells({ target, rounds }: Row, rows: Row[]): string[] {
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
  if (failed > 0) return [target.name, 'failed', `${failed} times`, '', '', '', '', '', '', '', '']
  const perSecond = rounds.map((round) => round.perSecond)
  const latencies = rounds.flatMap((round) => round.latenciesMs)
  const limit = rows.find((row) => row.target.name === target.limit)
  return [
    target.name,
    median(perSecond).toFixed(0),
    `${spread(perSecond).toFixed(0)} %`,
    percentile(latencies, 0.5).toFixed(1),
    percentile(latencies, 0.95).toFixed(1),
    p99(rounds).toFixed(1),
    median(rounds.map((round) => round.cpuMs)).toFixed(3),
    ...(limit ? toRatios(rounds, limit) : ['', '', '', '']),
  ]
}

function toRatios(rounds: Round[], limit: Row): string[] {
  const ratio = (figure: (round: Round) => number) =>
    (median(rounds.map(figure)) / median(limit.rounds.map(figure))).toFixed(2)
  return [
    ratio((round) => round.perSecond),
    (p99(rounds) / p99(limit.rounds)).toFixed(2),
    ratio((round) => round.cpuMs),
    limit.target.name,
  ]
}

const p99 = (rounds: Round[]): number =>
  percentile(
    rounds.flatMap((round) => round.latenciesMs),
    0.99,
  )

const median = (values: number[]): number => percentile(values, 0.5)

/** How far the rounds lie apart: large means that the machine was busy with something else. */
const spread = (values: number[]): number =>
  ((Math.max(...values) - Math.min(...values)) / median(values)) * 100
