import { type Cell, plainText, type Table } from '@ahia/documents/text-document'
import { Inlines } from './document-inlines.tsx'

const ALIGNED = { left: 'text-left', right: 'text-right tabular-nums' } as const

/**
 * With more columns, a table is stacked on phones: the cells of a row are below each other, each with the name of its
 * column.
 */
const FIT_A_PHONE = 2

const STACKED = {
  block: '@max-[30rem]:block',
  head: '@max-[30rem]:hidden',
  row: '@max-[30rem]:block @max-[30rem]:p-3',
  first: '@max-[30rem]:block @max-[30rem]:p-0',
  cell: '@max-[30rem]:mt-2 @max-[30rem]:flow-root @max-[30rem]:p-0 @max-[30rem]:before:float-left @max-[30rem]:before:mr-3 @max-[30rem]:before:font-semibold @max-[30rem]:before:content-[attr(data-column)]',
}
const SIDE_BY_SIDE = { block: '', head: '', row: '', first: '', cell: '' }

export function DocumentTable({ table: { head, rows } }: { table: Table }) {
  const look = head.length > FIT_A_PHONE ? STACKED : SIDE_BY_SIDE
  const columns = head.map(({ inlines }) => plainText(inlines))
  return (
    <div className="@container overflow-x-auto rounded-card border border-border">
      <table className={`w-full text-small ${look.block}`}>
        <thead className={`bg-surface-2 text-text ${look.head}`}>
          <tr>
            {head.map((cell, at) => (
              <th key={columns[at]} scope="col" className={`p-3 font-semibold ${ALIGNED[cell.align]}`}>
                <Inlines inlines={cell.inlines} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={`divide-y divide-border bg-surface ${look.block}`}>
          {rows.map((cells, at) => (
            <Row key={at} cells={cells} columns={columns} look={look} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { cells: readonly Cell[]; columns: readonly string[]; look: typeof SIDE_BY_SIDE }

function Row({ cells: [first, ...others], columns, look }: RowProps) {
  return (
    <tr className={`align-top ${look.row}`}>
      {first && (
        <th scope="row" className={`p-3 font-semibold text-text ${look.first} ${ALIGNED[first.align]}`}>
          <Inlines inlines={first.inlines} />
        </th>
      )}
      {others.map((cell, at) => (
        <td key={at} data-column={columns[at + 1]} className={`p-3 ${look.cell} ${ALIGNED[cell.align]}`}>
          <Inlines inlines={cell.inlines} />
        </td>
      ))}
    </tr>
  )
}
