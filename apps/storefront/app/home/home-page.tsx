import { featuredProducts } from '@ahia/contracts/catalog'
import { BRAND } from '@ahia/reference/brand'
import { type RefObject, useRef, useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { FeaturedEmpty, FeaturedFailed, FeaturedList, FeaturedLoading } from '#catalog/featured-products.tsx'
import { NEVER_KEPT, PUBLIC_PAGE } from '#platform/page-headers.ts'
import { callContext, hostContext } from '#platform/page-host.ts'
import { pageTitle } from '#shell/page-title.ts'
import type { Route } from './+types/home-page'
import { Hero } from './hero.tsx'

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(BRAND.tagline) },
  {
    name: 'description',
    content: 'Buy from shops across Nigeria. See the seller, the city and the price before you sign in.',
  },
]

/** A front page without its products is still a front page, so a failure is shown there and not as an error page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  try {
    const { products } = await context.get(callContext)(featuredProducts, {}, { signal: request.signal })
    return data({ products }, { headers: PUBLIC_PAGE })
  } catch (error) {
    if (!request.signal.aborted) context.get(hostContext).report(error)
    return data({ products: null }, { headers: NEVER_KEPT })
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function HomePage({ loaderData: { products } }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page-width pt-4 lg:pt-8">
      <Hero />
      <section aria-labelledby="featured" className="mt-10 lg:mt-14">
        <h2 id="featured" ref={heading} tabIndex={-1} className="mb-4 w-fit text-h2 font-extrabold lg:mb-6">
          Featured Products
        </h2>
        <Featured products={products} heading={heading} />
      </section>
    </div>
  )
}

type FeaturedProps = Pick<Route.ComponentProps['loaderData'], 'products'> & {
  heading: RefObject<HTMLHeadingElement | null>
}

function Featured({ products, heading }: FeaturedProps) {
  const [hasRetried, setRetried] = useState(false)
  const { state, revalidate } = useRevalidator()
  const retry = () => {
    heading.current?.focus() // the pressed button is about to go; the heading stays, whatever comes below it
    setRetried(true)
    return revalidate()
  }
  if (state === 'loading') return <FeaturedLoading />
  if (products === null) return <FeaturedFailed onRetry={retry} hasRetried={hasRetried} />
  if (products.length === 0) return <FeaturedEmpty onRefresh={retry} />
  return <FeaturedList products={products} />
}
