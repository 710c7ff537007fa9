import { ARTICLES } from '@ahia/papers/articles'
import { BRAND } from '@ahia/reference/brand'
import { PUBLIC_PAGE } from '#platform/page-headers.ts'
import { BackLink } from '#shell/back-link.tsx'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/blog-page'
import { toArticleCard } from './article-card.ts'
import { ArticleList } from './article-list.tsx'

export const handle = PLAIN_PAGE

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Merchant Blog',
    description: `What helps to sell on ${BRAND.name}: pictures, prices, packing, stock and packages.`,
  })

export const headers = () => PUBLIC_PAGE

/** The texts stay on the server. */
export const loader = () => ({ articles: ARTICLES.map(toArticleCard) })

/** STAT-06 */
export default function BlogPage({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <h1 className="mt-4 text-h1 font-extrabold lg:text-hero">Merchant Blog</h1>
      <p className="mt-3 max-w-reading text-lead text-pretty">
        For those who sell on {BRAND.name}, or think about it: how to be found, what to charge, and how to
        bring it there in one piece.
      </p>
      <ArticleList articles={articles} />
    </div>
  )
}
