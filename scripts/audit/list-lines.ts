import type { AuditFinding } from '@ahia/testing/audit-money'

const SHOWN_ROWS = 10

/** An invariant with how many rows break it, and the first of them. */
export function listLines({ name, sentence, rows }: AuditFinding): string[] {
  const sign = rows.length === 0 ? '✓' : '✗'
  const more = rows.length > SHOWN_ROWS ? [`          and ${rows.length - SHOWN_ROWS} more`] : []
  return [
    `  ${sign} ${name.padEnd(4)} ${String(rows.length).padStart(4)}  ${sentence}`,
    ...rows.slice(0, SHOWN_ROWS).map((row) => `          ${JSON.stringify(row)}`),
    ...more,
  ]
}
