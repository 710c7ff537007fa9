import { featuredProducts } from '@ahia/contracts/catalog'
import { BRAND } from '@ahia/reference/brand'
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
  return (
    <div className="page-width pt-4 lg:pt-8">
      <Hero />
      <section aria-labelledby="featured" className="mt-10 lg:mt-14">
        <h2 id="featured" className="mb-4 text-h2 font-extrabold lg:mb-6">
          Featured Products
        </h2>
        <Featured products={products} />
      </section>
    </div>
  )
}

type FeaturedProps = Pick<Route.ComponentProps['loaderData'], 'products'>

function Featured({ products }: FeaturedProps) {
  const { state, revalidate } = useRevalidator()
  if (state === 'loading') return <FeaturedLoading />
  if (products === null) return <FeaturedFailed onRetry={revalidate} />
  if (products.length === 0) return <FeaturedEmpty onRefresh={revalidate} />
  return <FeaturedList products={products} />
}
