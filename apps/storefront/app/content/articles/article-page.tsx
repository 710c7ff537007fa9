import { ARTICLES } from '@ahia/documents/articles'
import { definePage, PageError, type ViewProps, type Visit } from '@ahia/web/router/page'
import { BackLink } from '#shell/back-link.tsx'
import { breadcrumbJsonLd } from '#shell/head/json-ld.ts'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { ArticleArt } from './article-art.tsx'
import { type ArticleCard, toArticleCard } from './article-card.ts'
import { ArticleFacts } from './article-facts.tsx'
import { articlePath, BLOG_PATH } from './article-path.ts'
import { ArticleText } from './article-text.tsx'
import { BlogLink } from './blog-link.tsx'
import { NextArticle } from './next-article.tsx'

type ArticleData = { card: ArticleCard; next: ArticleCard }

function load({ params: { slug } }: Visit): ArticleData {
  const at = ARTICLES.findIndex((one) => one.slug === slug)
  const article = ARTICLES[at]
  // After the oldest comes the newest again.
  const next = ARTICLES[(at + 1) % ARTICLES.length]
  if (!article || !next) throw new PageError(404)
  return { card: toArticleCard(article), next: toArticleCard(next) }
}

export default definePage({
  pageKinds: PLAIN_PAGE,
  load,
  head: ({
    data: {
      card: { title, description, slug },
    },
  }) => {
    const crumbs = [
      { name: 'Merchant Blog', path: BLOG_PATH },
      { name: title, path: articlePath(slug) },
    ]
    return pageHead({ title, description, jsonLd: [breadcrumbJsonLd(crumbs)] })
  },
  isPublic: true,
  View: ArticlePage,
})

/** STAT-06: one article of the merchants' blog. */
function ArticlePage({ data: { card, next } }: ViewProps<ArticleData>) {
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
