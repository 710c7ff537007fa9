import { BRAND } from '@ahia/reference/brand'

/** 'Work | Ahia back office' */
export const officeTitle = (page: string): string => `${page} | ${BRAND.name} back office`
