import type { ShopTerms } from '@ahia/contracts/seller/terms'

type Changes = NonNullable<ShopTerms['notice']>['changes']
type Piece = Changes[number]['pieces'][number]

/** What changed, word by word: with a line through or under it, and said to screen readers. */
export function TermsChanges({ changes }: { changes: Changes }) {
  return (
    <div className="rounded-control border border-border p-4">
      <h3 className="font-extrabold">What changes</h3>
      <p className="mt-1 text-small text-text-2">
        <Marked piece={{ kind: 'added', text: 'Added' }} />{' '}
        <Marked piece={{ kind: 'removed', text: 'Removed' }} />
      </p>
      <ul className="mt-3 grid gap-3">
        {changes.map(({ section, pieces }, place) => (
          <li key={place}>
            <p className="text-small font-semibold text-text-2">{section}</p>
            <p className="wrap-anywhere text-pretty">
              {pieces.map((piece, at) => (
                <span key={at}>
                  <Marked piece={piece} />{' '}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text
  return kind === 'added' ? (
    <ins className="bg-ok-soft font-semibold text-ok">{text}</ins>
  ) : (
    <del className="bg-danger-soft text-danger">{text}</del>
  )
}
