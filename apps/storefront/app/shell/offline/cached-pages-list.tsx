import { cardClass } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Icon, type IconName } from '@ahia/ui/icon'
import { useEffect, useState } from 'react'
import { type CachedPage, isCartCached, listCachedPages } from './cached-pages.ts'

type CachedContent = { state: 'looking' } | { state: 'found'; pages: readonly CachedPage[]; hasCart: boolean }

/**
 * The pages that can be read on this phone without a network. Only the browser knows, so the server shows nothing here.
 */
export function CachedPagesList() {
  const cached = useCachedContent()
  if (cached.state === 'looking') return null
  const { pages, hasCart } = cached
  const isEmpty = pages.length === 0 && !hasCart
  return (
    <section aria-labelledby="cached-pages" className="mt-10">
      <h2 id="cached-pages" className="text-h3 font-extrabold">
        Saved on this device
      </h2>
      {isEmpty && <p className="mt-2 text-text-2">Nothing yet. Pages you visit from now on will be saved.</p>}
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {hasCart && <CachedLink page={{ path: '/cart', title: 'Your cart' }} />}
        {pages.map((page) => (
          <CachedLink key={page.path} page={page} />
        ))}
      </ul>
    </section>
  )
}

/** A document load, not a step of the router: the worker has the page, but not its API responses. */
const CachedLink = ({ page: { path, title } }: { page: CachedPage }) => (
  <li>
    <a
      href={path}
      className={classNames(
        cardClass,
        'flex min-h-14 items-center gap-3 px-4 py-2 font-semibold no-underline hover:bg-surface-2',
      )}
    >
      <Icon name={iconOf(path)} className="size-5 text-brand-text" />
      <span className="line-clamp-2">{title}</span>
    </a>
  </li>
)

function iconOf(path: string): IconName {
  if (path === '/') return 'home'
  if (path === '/cart') return 'cart'
  return path.startsWith('/products/') ? 'bag' : 'grid'
}

function useCachedContent(): CachedContent {
  const [cached, setCached] = useState<CachedContent>({ state: 'looking' })
  useEffect(() => {
    void Promise.all([listCachedPages(), isCartCached()])
      .catch(() => [[], false] as const) // a browser that blocks storage has none
      .then(([pages, hasCart]) => setCached({ state: 'found', pages, hasCart }))
  }, [])
  return cached
}
