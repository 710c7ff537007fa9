import type { ArticleCard } from './article-card.ts'

/** When it was written and how long it takes. */
export const ArticleFacts = ({ date, day, minutes }: Pick<ArticleCard, 'date' | 'day' | 'minutes'>) => (
  <span className="block text-small text-text-3">
    <time dateTime={date}>{day}</time> · {minutes} min read
  </span>
)
