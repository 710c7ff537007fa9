import { pictureSources } from '@ahia/pictures/address'
import { BANNERS } from '@ahia/pictures/site-picture-keys'
import { BRAND } from '@ahia/reference/brand'
import { Icon, type IconName } from '@ahia/ui/icon'

const MARKET = pictureSources(BANNERS.market.narrow, 'banner')
const SIZES = '700px'

const PROMISES = [
  { icon: 'tag', words: 'See the seller, the city and the price before you sign in.' },
  { icon: 'cart', words: 'Items you added as a guest stay in your cart.' },
  { icon: 'user', words: 'Enter your name and address just once.' },
] as const satisfies { icon: IconName; words: string }[]

/** Only where there is space beside the card: elsewhere the picture is lazy and hidden, so it is not fetched. */
export function AuthArt() {
  return (
    <aside className="sticky top-8 isolate hidden h-150 min-w-0 flex-1 self-start overflow-hidden rounded-sheet bg-[#342f91] p-10 text-[#fcfaf6] after:absolute after:inset-0 after:-z-1 after:bg-[light-dark(transparent,#06070d33)] lg:block">
      <div className="max-w-100">
        <p className="text-hero font-extrabold text-balance">{BRAND.tagline}</p>
        <ul className="mt-6 grid gap-4">
          {PROMISES.map(({ icon, words }) => (
            <li key={icon} className="flex gap-3">
              <Icon name={icon} className="mt-0.5 size-5 text-sun" />
              {words}
            </li>
          ))}
        </ul>
      </div>
      <picture>
        <source type="image/avif" srcSet={MARKET.avif} sizes={SIZES} />
        <source type="image/webp" srcSet={MARKET.webp} sizes={SIZES} />
        <img
          src={MARKET.src}
          alt=""
          width={1440}
          height={810}
          loading="lazy"
          decoding="async"
          className="absolute inset-x-0 bottom-0 -z-1 h-76 w-full mask-t-from-75% object-cover object-right"
        />
      </picture>
    </aside>
  )
}
