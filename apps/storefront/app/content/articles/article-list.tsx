import { cardClass } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import { ArticleArt } from './article-art.tsx'
import type { ArticleCard } from './article-card.ts'
import { ArticleFacts } from './article-facts.tsx'
import { articlePath } from './article-path.ts'

/** STAT-06: one per row on phones, three on wide screens. */
export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {articles.map((article) => (
        <li key={article.slug} className="grid">
          <ArticleTile article={article} />
        </li>
      ))}
    </ul>
  )
}

function ArticleTile({ article }: { article: ArticleCard }) {
  return (
    <article
      className={`relative flex flex-col overflow-hidden transition-shadow hover:shadow-e2 ${cardClass}`}
    >
      <ArticleArt slug={article.slug} />
      <div className="flex grow flex-col gap-2 p-5">
        <h2 className="text-h3 font-extrabold text-balance">
          {/* All of the card is the link; its words are read once. */}
          <Link
            to={articlePath(article.slug)}
            className="after:absolute after:inset-0 after:rounded-card hover:text-brand-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {article.title}
          </Link>
        </h2>
        <p className="text-pretty text-text-2">{article.description}</p>
        <div className="mt-auto">
          <ArticleFacts {...article} />
        </div>
      </div>
    </article>
  )
}
