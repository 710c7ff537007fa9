import { Icon } from '@ahia/ui/icon'
import { type ChangeEvent, useId, useRef } from 'react'
import type { DraftPhoto, DraftPhotos } from '../forms/use-draft-photos.ts'

/** With these an iPhone converts its HEIC to JPEG. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp']

type DraftPhotosProps = {
  draft: DraftPhotos
  /** Who can see them. */
  hint: string
}

const BOX = 'grid size-20 place-items-center rounded-control'

/** WIN-38: some photos, each of which can be taken out again. */
export function DraftPhotosField({ draft, hint }: DraftPhotosProps) {
  const { photos, error, max, add, remove: onRemove } = draft
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = '' // the same file can be chosen again
  }
  const remove = (photo: DraftPhoto) => {
    onRemove(photo)
    input.current?.focus() // the pressed button is about to be removed
  }
  const isFull = photos.length >= max
  return (
    <div className="grid gap-1.5">
      <p id={`${id}-label`} className="font-semibold">
        Photos <span className="font-normal text-text-2">(optional)</span>
      </p>
      <ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-3">
        {photos.map((photo, at) => (
          <li key={photo.url} className="relative">
            <img
              src={photo.url}
              alt={`${at + 1} of ${photos.length}`}
              className="size-20 rounded-control border border-border object-cover"
            />
            <button
              type="button"
              aria-label={`Remove photo ${at + 1}`}
              onClick={() => remove(photo)}
              className="absolute -top-3 -right-3 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-pill border border-border bg-surface shadow-e1">
                <Icon name="close" className="size-4" />
              </span>
            </button>
          </li>
        ))}
        <li className={isFull ? 'sr-only' : undefined}>
          <label
            className={`${BOX} relative cursor-pointer border border-dashed border-border-strong text-text-2 hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <Icon name="plus" className="size-6" />
            <input
              ref={input}
              type="file"
              multiple
              accept={TYPES.join()}
              aria-label="Add photos"
              aria-disabled={isFull || undefined}
              aria-describedby={`${id}-hint${error === null ? '' : ` ${id}-error`}`}
              onChange={take}
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            />
          </label>
        </li>
      </ul>
      <p id={`${id}-hint`} className="text-small text-text-3">
        Up to {max}. {hint}
      </p>
      {error !== null && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-center gap-1.5 text-small font-semibold text-danger"
        >
          <Icon name="alert" className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </div>
  )
}
