import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { BackLink } from '#shell/back-link.tsx'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { AboutBlocks } from './about-blocks.tsx'
import { ContactCards } from './contact-cards.tsx'
import { ShoppingExperience } from './shopping-experience.tsx'

export default definePage({
  handle: PLAIN_PAGE,
  head: () =>
    pageHead({
      title: 'About Us',
      description: `What ${BRAND.name} is, who sells on it and how your order reaches you.`,
    }),
  isPublic: true,
  View: AboutPage,
})

/** STAT-01 */
function AboutPage() {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <div className="mt-4 grid gap-10 xl:grid-cols-[2fr_1fr] xl:gap-12">
        <div className="grid gap-10">
          <div>
            <h1 className="text-h1 font-extrabold lg:text-hero">About {BRAND.name}</h1>
            <p className="mt-4 max-w-reading text-lead text-pretty">
              {BRAND.name} is Igbo for market, and that is what we keep: one open market for the whole of
              Nigeria, on the phone in your hand. Shops from many cities put up their stalls here. You walk
              through all of them, fill one cart and pay once.
            </p>
            <p className="mt-4 max-w-reading text-pretty text-text-2">
              We are exact about money. Prices stand in naira, the delivery fee is worked out before you pay,
              and you see who sells and from which city before anybody asks you to sign in.
            </p>
          </div>
          <AboutBlocks />
          <ShoppingExperience />
        </div>
        <ContactCards />
      </div>
    </div>
  )
}
