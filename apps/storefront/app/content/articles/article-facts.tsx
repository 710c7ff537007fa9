import type { ArticleCard } from './article-card.ts'

/** The date and the reading time. */
export const ArticleFacts = ({ date, day, minutes }: Pick<ArticleCard, 'date' | 'day' | 'minutes'>) => (
  <span className="block text-small text-text-3">
    <time dateTime={date}>{day}</time> · {minutes} min read
  </span>
)
