import { BRAND } from '@ahia/reference/brand'
import { Carousel } from '@ahia/ui/rows/carousel'
import { Banner } from './banner.tsx'

type HeroProps = { allPath: string; foodPath: string }

/** HOME-01: the two banners that rotate. */
export function Hero({ allPath, foodPath }: HeroProps) {
  return (
    <Carousel
      label="Highlights"
      slides={[
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
        </Banner>,
        <Banner
          key="kitchen"
          name="kitchen"
          headingLevel="h2"
          title="Dinner is already on the fire"
          to={foodPath}
          action="Order food"
        >
          Jollof, suya, amala and soup from kitchens in your city, hot and at the price you see.
        </Banner>,
      ]}
    />
  )
}
