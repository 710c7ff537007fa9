import { parsePictureAddress, pictureAddress } from '@ahia/pictures/address'
import { classNames } from '@ahia/ui/class-names'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { nairaText } from '../cards/price.tsx'
import { CategoryGlyph } from '../categories/category-glyph.tsx'
import type { SearchRow } from './rows.ts'
import { splitTyped } from './typed-part-of-name.ts'

type SearchRowProps = {
  id: string
  row: SearchRow
  typed: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

/** A real link, so that it can be opened in a new tab; the keyboard focus stays in the box. */
export function SearchRowLink({ id, row, typed, isActive, onPoint, onChoose }: SearchRowProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={row.to}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 aria-selected:bg-brand-soft"
    >
      <RowPicture picture={row.picture} />
      <span className="min-w-0 flex-1 items-center gap-3 sm:flex">
        <span className="line-clamp-1 flex-1 text-small">
          {splitTyped(row.label, typed).map(({ text, isTyped }, at) => (
            <span key={at} className={isTyped ? undefined : 'font-semibold'}>
              {text}
            </span>
          ))}
        </span>
        {/* On a phone below the name, which it would leave no space for. */}
        {row.note?.kind === 'text' && <span className="block text-meta text-text-2">{row.note.text}</span>}
      </span>
      {row.note?.kind === 'price' && (
        <span className="shrink-0 text-meta font-extrabold tabular-nums">{nairaText(row.note.naira)}</span>
      )}
    </Link>
  )
}

const FRAME = 'grid size-9 shrink-0 place-items-center overflow-hidden'

function RowPicture({ picture }: Pick<SearchRow, 'picture'>) {
  const round = picture.kind === 'image' && picture.shape === 'shop' ? 'rounded-pill' : 'rounded-control'
  const address = picture.kind === 'image' ? parsePictureAddress(picture.src ?? '') : null
  if (picture.kind === 'category')
    return (
      <span data-ground={picture.category} className={classNames(FRAME, round, 'text-text')}>
        <CategoryGlyph category={picture.category} className="size-6" />
      </span>
    )
  return (
    <span className={classNames(FRAME, round, 'bg-surface-2 text-text-2')}>
      {picture.kind === 'recent' && <Icon name="clock" />}
      {picture.kind === 'search' && <Icon name="search" />}
      {picture.kind === 'image' && !address && <Icon name={picture.shape === 'shop' ? 'shop' : 'bag'} />}
      {address && <img src={pictureAddress(address.key, 180, 'webp')} alt="" width={36} height={36} />}
    </span>
  )
}
