import { BRAND } from '@ahia/reference/brand'

/** 'Home | Ahia Seller Hub' */
export const hubTitle = (page: string): string => `${page} | ${BRAND.name} Seller Hub`
