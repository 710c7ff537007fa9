import type { Review } from '@ahia/contracts/reviews'
import { parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PhotoDialog } from './photo-dialog.tsx'

/** `at` is null while the dialog is closed. */
type Opened = { at: number | null; Dialog: typeof PhotoDialog }

/** WIN-38: links to the pictures; with scripts they open large over the page. */
export function ReviewPhotos({ review: { photos, authorName } }: { review: Review }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  if (photos.length === 0) return null
  const open = (at: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./photo-dialog.tsx').then(
      ({ PhotoDialog: Dialog }) => {
        // Mount first, then open: React's Strict Mode closes a dialog that is open when it mounts.
        flushSync(() => setOpened({ at: null, Dialog }))
        setOpened({ at, Dialog })
      },
      () => location.assign(href),
    )
  }
  return (
    <>
      <ul className="mt-2 flex gap-2">
        {photos.map((photo, at) => (
          <li key={photo}>
            <a href={photo} onClick={open(at)} className="block cursor-zoom-in rounded-control">
              <Photo
                address={photo}
                alt={`Photo ${at + 1} of ${photos.length} by ${authorName}, enlarge`}
                sizes="72px"
                className="size-18 rounded-control border border-border object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Dialog
          title={`Photos by ${authorName}`}
          photos={photos.map((photo, at) => (
            <LargePhoto key={photo} address={photo} label={`Photo ${at + 1} of ${photos.length}`} />
          ))}
          firstShown={opened.at}
          onClose={() => setOpened({ ...opened, at: null })}
        />
      )}
    </>
  )
}

function LargePhoto({ address, label }: { address: string; label: string }): ReactNode {
  return (
    <Photo
      address={address}
      alt={label}
      sizes="(min-width: 1024px) 480px, 90vw"
      className="aspect-square w-full rounded-card object-cover"
    />
  )
}

type PhotoProps = { address: string; alt: string; sizes: string; className: string }

const SIDE = 720

function Photo({ address, alt, sizes, className }: PhotoProps) {
  const parsed = parsePictureAddress(address)
  if (!parsed) return null
  const { avif, webp, src } = pictureSources(parsed.key, 'square')
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        srcSet={webp}
        sizes={sizes}
        src={src}
        alt={alt}
        width={SIDE}
        height={SIDE}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
