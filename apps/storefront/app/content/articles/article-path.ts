export const BLOG_PATH = '/merchant/blog'

export const articlePath = (slug: string): string => `${BLOG_PATH}/${slug}`
