import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type ThumbnailProps = {
  /** Null where there is no picture. */
  sources: { avif: string; webp: string; src: string } | null
  /** Its width in CSS pixels, for the browser to choose a file by. */
  side: number
  className: string
}

/** A small square picture. The name of what it shows is beside it, so it needs no alt text. */
export function Thumbnail({ sources, side, className }: ThumbnailProps) {
  const frame = classNames('block overflow-hidden rounded-control bg-surface-2', className)
  if (!sources)
    return (
      <span className={classNames(frame, 'grid place-items-center text-text-3')}>
        <Icon name="box" className="size-2/5" />
      </span>
    )
  return (
    <picture className={frame}>
      <source type="image/avif" srcSet={sources.avif} sizes={`${side}px`} />
      <img
        srcSet={sources.webp}
        sizes={`${side}px`}
        src={sources.src}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
