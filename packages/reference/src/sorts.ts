/** LIST-06. Without one, a list is newest first and a search has the best match first. */
export const SORTS = ['newest', 'popular', 'price-low', 'price-high'] as const

export type Sort = (typeof SORTS)[number]
