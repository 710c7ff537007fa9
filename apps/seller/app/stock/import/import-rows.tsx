import type { Import, ImportRow } from '@ahia/contracts/seller/imports'
import { Tag } from '@ahia/ui/tag'
import { ShowMore } from '@ahia/web/components/show-more'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useEffect, useRef, useState } from 'react'
import { nairaText } from '../stock-words.ts'
import { loadRows } from './use-import.ts'

type ImportRowsProps = { title: string; of: Import; only: ImportRow['outcome'] }

/** Rows of a file, fifty at a time. */
export function ImportRows({ title, of, only }: ImportRowsProps) {
  const [{ rows, next }, setShown] = useState<{ rows: ImportRow[]; next: number | null }>({
    rows: [],
    next: 0,
  })
  const attempt = useAttempt("We couldn't load these rows.")
  const showMore = () =>
    attempt.run(async (signal) => {
      const page = await loadRows(of, only, next ?? 0, signal)
      setShown((shown) => ({ rows: [...shown.rows, ...page.rows], next: page.next }))
    })
  const loadFirst = useRef(showMore)
  useEffect(() => loadFirst.current(), [])
  return (
    <section className="grid gap-2">
      <h3 className="text-h3 font-extrabold">{title}</h3>
      <ul className="divide-y divide-border rounded-card border border-border bg-surface empty:hidden">
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {next !== null && (
        <ShowMore
          attempt={attempt}
          label={rows.length === 0 ? 'Load the rows' : 'Show more'}
          onMore={showMore}
        />
      )}
    </section>
  )
}

function Row({ row: { line, item, column, reason, price, isOdd, available, lowStock } }: { row: ImportRow }) {
  return (
    <li className="grid gap-1 p-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {`Line ${line}${item === null ? '' : `: ${item}`}`}
        {isOdd && <Tag tone="warn">Check this price</Tag>}
      </p>
      {reason !== null && <p className="text-warn">{column === null ? reason : `${column}: ${reason}`}</p>}
      {price && <Change name="Price" change={price} write={nairaText} />}
      {available && <Change name="Available" change={available} write={String} />}
      {lowStock && <Change name="Low stock at" change={lowStock} write={String} />}
    </li>
  )
}

type ChangeProps = { name: string; change: NonNullable<ImportRow['price']>; write: (value: number) => string }

function Change({ name, change: { from, to }, write }: ChangeProps) {
  if (from === null)
    return (
      <p className="text-small">
        {`${name}: `}
        <strong>{write(to)}</strong>
      </p>
    )
  return (
    <p className="text-small">
      {`${name}: ${write(from)} `}
      <span aria-hidden="true">→</span>
      <span className="sr-only">becomes</span> <strong>{write(to)}</strong>
    </p>
  )
}
