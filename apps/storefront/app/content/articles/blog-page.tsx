import { ARTICLES } from '@ahia/documents/articles'
import { BRAND } from '@ahia/reference/brand'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { BackLink } from '#shell/back-link.tsx'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { type ArticleCard, toArticleCard } from './article-card.ts'
import { ArticleList } from './article-list.tsx'

export default definePage({
  pageKinds: PLAIN_PAGE,
  load: () => ({ articles: ARTICLES.map(toArticleCard) }),
  head: () =>
    pageHead({
      title: 'Merchant Blog',
      description: `Tips for selling on ${BRAND.name}: photos, prices, packing, stock and packages.`,
    }),
  isPublic: true,
  View: BlogPage,
})

/** STAT-06: the list of articles for merchants. */
function BlogPage({ data: { articles } }: ViewProps<{ articles: ArticleCard[] }>) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <h1 className="mt-4 text-h1 font-extrabold lg:text-hero">Merchant Blog</h1>
      <p className="mt-3 max-w-reading text-lead text-pretty">
        For merchants on {BRAND.name}, and anyone thinking of joining: how to get found, what to charge, and
        how to get every order there in one piece.
      </p>
      <ArticleList articles={articles} />
    </div>
  )
}
