import { abbreviateNaira } from '@ahia/money/abbreviate-naira'
import { formatNaira } from '@ahia/money/format-naira'
import type { Kobo } from '@ahia/money/kobo'
import { useIsSmallScreen } from './page/use-is-small-screen.ts'
import { cutAt } from './short-text.rules.ts'

/** CART-13: '₦12.5K' on small screens; screen readers always get the full amount. */
export const ShortAmount = ({ kobo }: { kobo: Kobo }) => (
  <ShortOnSmallScreens short={abbreviateNaira(kobo)} full={formatNaira(kobo)} />
)

/** CART-13: cut on small screens; screen readers always get the whole text. */
export const ShortText = ({ text, most }: { text: string; most: number }) => (
  <ShortOnSmallScreens short={cutAt(text, most)} full={text} />
)

function ShortOnSmallScreens({ short, full }: { short: string; full: string }) {
  const isSmall = useIsSmallScreen()
  if (!isSmall || short === full) return full
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{full}</span>
    </>
  )
}
