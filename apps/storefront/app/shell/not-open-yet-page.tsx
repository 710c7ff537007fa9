import { buttonClass } from '@ahia/ui/button'
import { UliLine } from '@ahia/ui/uli-line'
import { Link, useLocation } from 'react-router'
import { ContactCards } from '#about/contact-cards.tsx'
import { PUBLIC_PAGE } from '#platform/page-headers.ts'
import type { Route } from './+types/not-open-yet-page'
import { notOpenYetTexts } from './not-open-yet-texts.ts'
import { PLAIN_PAGE } from './page-kinds.ts'
import { pageMeta } from './page-meta.ts'

export const handle = PLAIN_PAGE

export const meta: Route.MetaFunction = (args) => {
  const { title, promise } = notOpenYetTexts(args.location.pathname)
  return pageMeta(args, { title, description: promise, isIndexed: false })
}

export const headers = () => PUBLIC_PAGE

/** SHELL-01: an address of the site map whose part of the market is still being built says so, and helps on. */
export default function NotOpenYetPage() {
  const { pathname } = useLocation()
  const { title, promise, meanwhile } = notOpenYetTexts(pathname)
  return (
    <div className="page-width grid gap-10 pt-4 lg:pt-8 xl:grid-cols-[2fr_1fr] xl:gap-12">
      <div className="relative overflow-hidden rounded-sheet bg-brand-soft px-6 py-10 lg:px-16 lg:py-20">
        <UliLine className="absolute -right-16 -bottom-16 w-72 text-brand-text opacity-8 lg:w-120" />
        <p className="font-semibold text-brand-text">Opening soon</p>
        <h1 className="mt-2 text-h1 font-extrabold text-balance lg:text-hero">{title}</h1>
        <p className="mt-4 max-w-reading text-lead text-pretty">{promise}</p>
        <p className="mt-3 max-w-reading text-pretty text-text-2">{meanwhile}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/products" prefetch="intent" className={buttonClass('primary')}>
            Browse Products
          </Link>
          <Link to="/" prefetch="intent" className={buttonClass('outline')}>
            Go Home
          </Link>
        </div>
      </div>
      <ContactCards />
    </div>
  )
}
