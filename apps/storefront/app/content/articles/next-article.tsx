import { cardClass } from '@ahia/ui/card'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import type { ArticleCard } from './article-card.ts'
import { ArticleFacts } from './article-facts.tsx'
import { articlePath } from './article-path.ts'

export function NextArticle({ article }: { article: ArticleCard }) {
  return (
    <aside aria-label="Next article" className="mt-12">
      <Link
        to={articlePath(article.slug)}
        className={`group flex items-center justify-between gap-4 p-5 transition-shadow hover:shadow-e2 ${cardClass}`}
      >
        <span className="grid gap-1">
          <span className="text-small text-text-2">Next article</span>
          <span className="text-h3 font-extrabold text-balance group-hover:text-brand-text">
            {article.title}
          </span>
          <ArticleFacts {...article} />
        </span>
        <Icon name="chevronRight" />
      </Link>
    </aside>
  )
}
