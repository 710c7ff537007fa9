import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { BackLink } from '#shell/back-link.tsx'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { AboutBlocks } from './about-blocks.tsx'
import { ContactCards } from './contact-cards.tsx'
import { ShoppingExperience } from './shopping-experience.tsx'

export default definePage({
  pageKinds: PLAIN_PAGE,
  head: () =>
    pageHead({
      title: 'About Us',
      description: `What ${BRAND.name} is, who sells on it and how your order reaches you.`,
    }),
  isPublic: true,
  View: AboutPage,
})

/** STAT-01: the blocks that the specification names. */
function AboutPage() {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <div className="mt-4 grid gap-10 xl:grid-cols-[2fr_1fr] xl:gap-12">
        <div className="grid gap-10">
          <div>
            <h1 className="text-h1 font-extrabold lg:text-hero">About {BRAND.name}</h1>
            <p className="mt-4 max-w-reading text-lead text-pretty">
              {BRAND.name} is Igbo for market, and that's what we are: one open market for the whole of
              Nigeria, on your phone. Shops from many cities sell here. Browse them all, fill one cart and pay
              once.
            </p>
            <p className="mt-4 max-w-reading text-pretty text-text-2">
              We're clear about money. Prices are in naira, and you see the delivery fee before you pay. You
              see the seller and their city before you sign in.
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
