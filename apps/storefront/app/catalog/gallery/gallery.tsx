import type { Product } from '@ahia/contracts/catalog'
import { largeSources, parsePictureAddress, pictureSources } from '@ahia/pictures/address'
import { classNames } from '@ahia/ui/class-names'
import type { ReactNode } from 'react'
import { PICTURE_SIZES, ProductPicture, WIDE_SCREEN } from '../cards/product-picture.tsx'
import { GalleryArrow } from './arrow.tsx'
import { useGalleryPlace } from './place.ts'
import { choiceShownOn, useShownChoice } from './shown-choices.ts'
import { GallerySlide } from './slide.tsx'
import { GalleryThumb } from './thumb.tsx'
import { useZoom } from './zoom-state.tsx'

/** CONST-03: this many of its images are shown, the first ones. */
const GALLERY_IMAGES = 4

type GalleryProps = {
  product: Pick<Product, 'name' | 'images' | 'category' | 'variants'>
  /** The values of the current choice: their picture is shown when they change. */
  chosen: readonly string[]
  /** Over the picture: heart and share. */
  corner: ReactNode
}

/** PDP-01: one large picture and up to three small ones. */
export function Gallery({ product, chosen, corner }: GalleryProps) {
  const images = product.images.slice(0, GALLERY_IMAGES)
  const place = useGalleryPlace(images.length)
  const zoom = useZoom({ ...product, images })
  const { current, show } = place
  const shownValues = images.map((image) => choiceShownOn(image, product))
  useShownChoice(shownValues, chosen, show)
  const hasMany = images.length > 1
  return (
    <>
      <PreloadFirst image={images[0]} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only help a person who is already on one of its pictures. */}
      <div onKeyDown={place.moveByKey} className="grid gap-3">
        <div className="group relative -mx-4 overflow-hidden md:mx-0 md:rounded-card">
          <div
            ref={place.strip}
            onScroll={place.followScroll}
            className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain noscript:scrollbar-auto"
          >
            {images.map((image, at) => (
              <GallerySlide
                key={image}
                image={image}
                name={nameShown(product.name, shownValues[at])}
                category={product.category}
                position={{ at, count: images.length, isCurrent: at === current }}
                onOpen={zoom.open}
              />
            ))}
            {images.length === 0 && (
              <ProductPicture
                image={null}
                category={product.category}
                sizes="gallery"
                className="w-full shrink-0"
              />
            )}
          </div>
          <div className="absolute top-3 right-3 grid gap-2">{corner}</div>
          {hasMany && (
            <>
              <GalleryArrow
                side="left"
                isAtEnd={current === 0}
                onPress={() => show(current - 1)}
                label="Previous image"
              />
              <GalleryArrow
                side="right"
                isAtEnd={current === images.length - 1}
                onPress={() => show(current + 1)}
                label="Next image"
              />
              <p
                aria-hidden="true"
                className="absolute right-3 bottom-3 rounded-pill bg-strip/70 px-2.5 py-0.5 text-meta font-semibold text-on-strip tabular-nums noscript:hidden"
              >
                {current + 1} / {images.length}
              </p>
            </>
          )}
        </div>
        <div className={classNames('flex gap-3 noscript:hidden', !hasMany && 'hidden')}>
          {images.slice(1).map((image, after) => (
            <GalleryThumb
              key={image}
              image={image}
              category={product.category}
              label={`Image ${after + 2} of ${images.length}`}
              isChosen={current === after + 1}
              // Pressed again it shows the first picture, which has no thumbnail of its own.
              onPress={() => show(current === after + 1 ? 0 : after + 1)}
            />
          ))}
        </div>
      </div>
      {/* outside: in the large view the arrow keys are its own */}
      {zoom.dialog}
    </>
  )
}

/** PIC-06: what is seen: the product, and in which of its colours. */
const nameShown = (name: string, value: string | null | undefined): string =>
  value ? `${name}, ${value}` : name

/**
 * The page's main picture: preloaded, so that the browser fetches it before it has parsed the page that far. The two offer what
 * `ProductPicture` offers on that screen, or a browser would fetch two files.
 */
function PreloadFirst({ image }: { image: string | undefined }) {
  const address = parsePictureAddress(image ?? '')
  if (!address) return null
  const { avif, src } = pictureSources(address.key, 'square')
  return [
    { media: WIDE_SCREEN, srcSet: largeSources(address.key) },
    { media: `not all and ${WIDE_SCREEN}`, srcSet: avif },
  ].map(({ media, srcSet }) => (
    <link
      key={media}
      rel="preload"
      as="image"
      type="image/avif"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={PICTURE_SIZES.gallery}
      media={media}
      fetchPriority="high"
    />
  ))
}
