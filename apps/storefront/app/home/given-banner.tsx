import type { Banner } from '@ahia/contracts/window'
import { pictureKey, pictureSources } from '@ahia/pictures/address'
import { Link } from '@ahia/web/components/link'

const SIZES = '(min-width: 1248px) 1200px, calc(100vw - 2rem)'

type GivenBannerProps = {
  banner: Omit<Banner, 'place'>
  urgency?: 'lazy' | 'first'
  /** The heading of the page, which is otherwise on the first banner. */
  title?: string
}

/** ADMIN-32: a picture of staff's, all of it one link that is named by the alternative text. */
export function GivenBanner({ banner: { picture, alt, path }, urgency = 'lazy', title }: GivenBannerProps) {
  const { avif, webp, src } = pictureSources(pictureKey(picture), 'banner')
  return (
    <div className="relative aspect-video overflow-hidden rounded-sheet bg-neutral-soft md:aspect-10/3">
      {title !== undefined && <h1 className="sr-only">{title}</h1>}
      <Link
        to={path}
        className="block size-full outline-none after:absolute after:inset-0 after:rounded-sheet focus-visible:after:outline-3 focus-visible:after:-outline-offset-5 focus-visible:after:outline-focus"
      >
        <picture>
          <source type="image/avif" srcSet={avif} sizes={SIZES} />
          <source type="image/webp" srcSet={webp} sizes={SIZES} />
          <img
            src={src}
            alt={alt}
            width={1440}
            height={432}
            loading={urgency === 'first' ? undefined : 'lazy'}
            fetchPriority={urgency === 'first' ? 'high' : undefined}
            decoding={urgency === 'first' ? undefined : 'async'}
            className="size-full object-cover"
          />
        </picture>
      </Link>
    </div>
  )
}
