import { Link } from '@ahia/web/components/link'
import { BLOG_PATH } from './article-path.ts'

export const BlogLink = () => (
  <Link
    to={BLOG_PATH}
    className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-brand-text hover:underline"
  >
    All articles
  </Link>
)
