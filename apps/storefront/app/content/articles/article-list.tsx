import { cardClass } from '@ahia/ui/card'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import { ArticleArt } from './article-art.tsx'
import type { ArticleCard } from './article-card.ts'
import { ArticleFacts } from './article-facts.tsx'
import { articlePath } from './article-path.ts'

/** STAT-06: one per row on phones, three on wide screens. WIN-75: there the newest has the first row to itself. */
export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {articles.map((article, place) => (
        <li key={article.slug} className={classNames('grid', place === 0 && 'md:col-span-full')}>
          <ArticleTile article={article} isNewest={place === 0} />
        </li>
      ))}
    </ul>
  )
}

function ArticleTile({ article, isNewest }: { article: ArticleCard; isNewest: boolean }) {
  return (
    <article
      className={classNames(
        'relative flex flex-col overflow-hidden transition-shadow hover:shadow-e2',
        cardClass,
        isNewest && 'md:grid md:grid-cols-2 md:items-center',
      )}
    >
      <ArticleArt slug={article.slug} />
      <div className={classNames('flex grow flex-col gap-2 p-5', isNewest && 'lg:p-10')}>
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
