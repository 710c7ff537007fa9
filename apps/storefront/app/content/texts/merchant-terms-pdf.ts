import { API_PATH } from '@ahia/contracts/api-path'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { BRAND } from '@ahia/reference/brand'

/** MERCH-02: the merchant terms to save, print and sign. */
export const MERCHANT_TERMS_PDF = {
  href: `${API_PATH}/terms/merchant.pdf`,
  download: `${BRAND.slug}-merchant-terms-${MERCHANT_TERMS_VERSION}.pdf`,
} as const
