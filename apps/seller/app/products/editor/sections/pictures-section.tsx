import { MAX_PICTURES } from '@ahia/contracts/limits'
import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { Icon } from '@ahia/ui/icon'
import { Thumbnail } from '@ahia/ui/thumbnail'
import { type ChangeEvent, useId } from 'react'
import { PICTURE_TYPES } from '#pictures/shrink-picture.ts'
import { moved } from '../choices.rules.ts'
import { useChange, useEditor, useFormField, useUploads } from '../editor-context.ts'
import type { FormPicture } from '../listing-form.ts'
import { PendingTile } from './pending-tile.tsx'
import { IconButton } from './row-buttons.tsx'
import { Section } from './section.tsx'

/** SELL-16: at most four, the first is the cover. */
export function PicturesSection() {
  const pictures = useFormField('pictures')
  const change = useChange()
  const { uploads } = useEditor()
  const { pending, error } = useUploads()
  const places = MAX_PICTURES - pictures.length - pending.length
  return (
    <Section
      id="pictures"
      title="Pictures"
      note="Up to 4. The first one is the cover. We shrink them before uploading, to save your data."
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture, place) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            place={place}
            count={pictures.length}
            onMove={(by) => change({ pictures: moved(pictures, place, by) })}
            onRemove={() => change({ pictures: pictures.filter((one) => one !== picture) })}
          />
        ))}
        {pending.map((one) => (
          <PendingTile key={one.id} picture={one} />
        ))}
        {places > 0 && (
          <AddTile isFirst={places === MAX_PICTURES} onFiles={(files) => void uploads.add(files, places)} />
        )}
      </ul>
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-small font-semibold text-danger">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </Section>
  )
}

type PictureTileProps = {
  picture: FormPicture
  place: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function PictureTile({ picture, place, count, onMove, onRemove }: PictureTileProps) {
  const key = parsePictureAddress(picture.url)?.key
  const name = `picture ${place + 1}`
  return (
    <li className="grid gap-1">
      <div className="relative">
        <Thumbnail
          sources={key ? pictureSources(key, 'square') : null}
          side={160}
          className="aspect-square w-full"
        />
        {place === 0 && (
          <span className="absolute top-2 left-2 rounded-tag bg-surface px-2 py-0.5 text-meta font-semibold">
            Cover
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <IconButton
          name="chevronLeft"
          label={`Move ${name} forward`}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          name="chevronRight"
          label={`Move ${name} back`}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton name="trash" label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  )
}

function AddTile({ isFirst, onFiles }: { isFirst: boolean; onFiles: (files: File[]) => void }) {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    target.value = '' // the same file can be chosen again
  }
  return (
    <li>
      {/* Without `capture` a phone offers both its camera and its gallery. */}
      <input
        id={id}
        type="file"
        name="pictures"
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="grid aspect-square w-full cursor-pointer place-content-center justify-items-center gap-1 rounded-control border-2 border-dashed border-border-strong p-2 text-center text-small font-semibold text-brand-text hover:bg-brand-soft peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Icon name="plus" className="size-6" />
        {isFirst ? 'Add pictures' : 'Add another'}
      </label>
    </li>
  )
}
