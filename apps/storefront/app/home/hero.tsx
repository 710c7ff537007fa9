import { BRAND } from '@ahia/reference/brand'
import { Carousel } from '@ahia/ui/rows/carousel'
import { Banner } from './banner.tsx'
import type { ShownBanners } from './banners-part.ts'
import { GivenBanner } from './given-banner.tsx'

type HeroProps = { allPath: string; foodPath: string; given: ShownBanners }

/** HOME-01, ADMIN-32: the two banners that rotate; the page's name is a heading also where a picture is the first. */
export function Hero({ allPath, foodPath, given }: HeroProps) {
  const { HERO_1: first, HERO_2: second } = given
  return (
    <Carousel
      label="Highlights"
      slides={[
        first ? (
          <GivenBanner key={first.picture} banner={first} urgency="first" title={BRAND.tagline} />
        ) : (
          <Banner
            key="market"
            name="market"
            urgency="first"
            headingLevel="h1"
            title={BRAND.tagline}
            to={allPath}
            action="Shop now"
          >
            Food, fashion, phones and more from shops across Nigeria. See the seller, the city and the price
            before you sign in.
          </Banner>
        ),
        second ? (
          <GivenBanner key={second.picture} banner={second} />
        ) : (
          <Banner
            key="kitchen"
            name="kitchen"
            headingLevel="h2"
            title="Dinner is already on the fire"
            to={foodPath}
            action="Order food"
          >
            Jollof, suya, amala and soup from kitchens in your city, hot and at the price you see.
          </Banner>
        ),
      ]}
    />
  )
}
