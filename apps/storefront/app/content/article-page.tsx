import { ARTICLES } from '@ahia/papers/articles'
import { data } from 'react-router'
import { PUBLIC_PAGE } from '#platform/page-headers.ts'
import { BackLink } from '#shell/back-link.tsx'
import { breadcrumbJsonLd } from '#shell/json-ld.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/article-page'
import { ArticleArt } from './article-art.tsx'
import { toArticleCard } from './article-card.ts'
import { ArticleFacts } from './article-facts.tsx'
import { articlePath, BLOG_PATH } from './article-path.ts'
import { ArticleText } from './article-text.tsx'
import { BlogLink } from './blog-link.tsx'
import { NextArticle } from './next-article.tsx'

export const handle = PLAIN_PAGE

export const meta: Route.MetaFunction = (args) => {
  const card = args.loaderData?.card
  if (!card) return [] // the error page has its own
  const { title, description, slug } = card
  const crumbs = [
    { name: 'Merchant Blog', path: BLOG_PATH },
    { name: title, path: articlePath(slug) },
  ]
  return pageMeta(args, { title, description, jsonLd: [breadcrumbJsonLd(crumbs)] })
}

export const headers = () => PUBLIC_PAGE

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const at = ARTICLES.findIndex((one) => one.slug === slug)
  const article = ARTICLES[at]
  // After the oldest, the newest comes again.
  const next = ARTICLES[(at + 1) % ARTICLES.length]
  if (!article || !next) throw data(null, { status: 404 })
  return { card: toArticleCard(article), next: toArticleCard(next) }
}

/** STAT-06 */
export default function ArticlePage({ loaderData: { card, next } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <div className="mx-auto max-w-180">
        <div className="flex flex-wrap justify-between gap-x-6">
          <BackLink />
          <BlogLink />
        </div>
        <article className="mt-4">
          <h1 className="text-h1 font-extrabold text-balance lg:text-hero">{card.title}</h1>
          <div className="mt-3 mb-6">
            <ArticleFacts {...card} />
          </div>
          <div className="mb-8 overflow-hidden rounded-sheet">
            <ArticleArt slug={card.slug} />
          </div>
          <ArticleText slug={card.slug} />
        </article>
        <NextArticle article={next} />
      </div>
    </div>
  )
}
