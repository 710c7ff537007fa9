import { pictureSources } from '@ahia/pictures/address'
import { BANNERS, type BannerName } from '@ahia/pictures/site-picture-keys'

/** From this width on the wide picture is shown. */
const WIDE = '(min-width: 768px)'

/**
 * Two thirds of the real size: a phone with a pixel ratio of three would fetch half as much again and look no better.
 */
const NARROW = '62vw'

/** The displayed width, for the browser to choose a file by. */
const SIZES = { narrow: NARROW, wide: '(min-width: 1248px) 1200px, calc(100vw - 3rem)' } as const

type BannerPictureProps = { name: BannerName; urgency: 'lazy' | 'first' }

/** Fills its box and keeps the right side of the picture in view. The text is separate, so it has no alt text. */
export function BannerPicture({ name, urgency }: BannerPictureProps) {
  const narrow = pictureSources(BANNERS[name].narrow, 'banner')
  const wide = pictureSources(BANNERS[name].wide, 'banner')
  const isFirst = urgency === 'first'
  return (
    <>
      {isFirst && (
        <>
          <Preload srcSet={narrow.avif} sizes={SIZES.narrow} src={narrow.src} media={`not all and ${WIDE}`} />
          <Preload srcSet={wide.avif} sizes={SIZES.wide} src={wide.src} media={WIDE} />
        </>
      )}
      <picture>
        <source media={WIDE} type="image/avif" srcSet={wide.avif} sizes={SIZES.wide} />
        <source media={WIDE} type="image/webp" srcSet={wide.webp} sizes={SIZES.wide} />
        <source type="image/avif" srcSet={narrow.avif} sizes={SIZES.narrow} />
        <source type="image/webp" srcSet={narrow.webp} sizes={SIZES.narrow} />
        <img
          src={narrow.src}
          alt=""
          width={1440}
          height={810}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? undefined : 'async'}
          className="absolute inset-0 -z-1 size-full object-cover object-right"
        />
      </picture>
    </>
  )
}

type PreloadProps = { srcSet: string; sizes: string; src: string; media: string }

/** React moves it into the head, so the picture is fetched before the page is parsed. */
function Preload({ srcSet, sizes, src, media }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
