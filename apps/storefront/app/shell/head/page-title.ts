import { BRAND } from '@ahia/reference/brand'

/** '{page} · {brand}', on every page. */
export const pageTitle = (page: string): string => `${page} · ${BRAND.name}`
