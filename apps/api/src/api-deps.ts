import { type AccountsDeps, createAccountsDeps } from '#accounts/accounts-deps.ts'
import type { ConsentDeps } from '#accounts/consents/own-consents.ts'
import type { RequestDeps } from '#accounts/data-requests/decide-data-request.ts'
import type { DeletionDeps } from '#accounts/my-data/delete-my-account.ts'
import type { ExportDeps } from '#accounts/my-data/export-my-data.ts'
import type { AssistantDeps } from '#assistant/assistant-deps.ts'
import type { AddToCartDeps } from '#cart/add-to-cart.ts'
import { createGetChoiceNow } from '#catalog/choices/get-choice.ts'
import type { StockDeps } from '#catalog/own-stock/stock-deps.ts'
import type { SearchLog } from '#catalog/search/log/search-log.ts'
import { createSearchDeps, type SearchDeps } from '#catalog/search/search-deps.ts'
import { type CheckoutDeps, createCheckoutReads } from '#checkout/checkout-deps.ts'
import type { EnquiryDeps } from '#content/enquiries/receive-enquiry.ts'
import { type NewsletterDeps, subscribeToNewsletter } from '#content/newsletter/subscribe-to-newsletter.ts'
import type { MediaDeps } from '#media/media-deps.ts'
import type { PictureStore } from '#media/pictures/picture-store.ts'
import { createTakePicture } from '#media/uploads/take-picture.ts'
import { listToHandOver } from '#orders/parcels/to-hand-over.reads.ts'
import type { PaymentsDeps } from '#payments/payments-deps.ts'
import type { Receiver } from '#platform/addresses/receivers.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { LanguageModel } from '#providers/language-model/language-model.ts'
import type { PaymentProvider } from '#providers/paystack/payment-provider.ts'
import type { ClosingDeps } from '#shops/closing/closing-deps.ts'
import type { ShopExportDeps } from '#shops/own-shop/export-shop.ts'
import { Switches } from '#switches/switches.ts'
import { createAccountData } from './account-data.ts'
import { createShopData } from './shop-data.ts'
import type { Db } from './tables.ts'

/** Dependencies of all routes. */
export type ApiDeps = AddToCartDeps &
  AssistantDeps &
  CheckoutDeps &
  ClosingDeps &
  ConsentDeps &
  DeletionDeps &
  Pick<RequestDeps, 'endNewsletterFor'> &
  EnquiryDeps &
  ExportDeps &
  SearchDeps &
  MediaDeps &
  NewsletterDeps &
  PaymentsDeps &
  ShopExportDeps &
  StockDeps &
  Pick<OpenedResources, 'receivers' | 'searchLog'> & { switches: Switches }

/** Resources that the process has opened. */
export type OpenedResources = {
  db: Db
  log: Log
  limits: RateLimits
  /** The base of links in emails. */
  publicUrl: string
  secrets: Secrets
  passwords: AccountsDeps['passwords']
  payments: PaymentProvider
  pictures: PictureStore
  /** null: the assistant uses its own words. */
  languageModel: LanguageModel | null
  modelCallsPerDay: number
  /** ADMIN-51: shared with the front handler. */
  searchLog: SearchLog
  /** PRIV-10: who handles personal data for us with these settings. */
  receivers: readonly Receiver[]
  /** T26: shared with `/metrics`. */
  eventCounts: AccountsDeps['eventCounts']
}

/** What the back office works with: all but what knows a customer's or shop's token (ADMIN-38). */
export type OfficeDeps = Omit<ApiDeps, 'accessTokens' | 'grantTokens' | 'isSessionOpen'>

export const createApiDeps = (opened: OpenedResources): ApiDeps => ({
  ...createOfficeDeps(opened),
  ...createAccountsDeps(opened),
})

export function createOfficeDeps(opened: OpenedResources): OfficeDeps {
  const { db } = opened
  return {
    ...opened,
    ...createAccountData(opened),
    ...createShopData({ db }),
    ...createSearchDeps({ db }),
    takePicture: createTakePicture(),
    getChoiceNow: createGetChoiceNow({ db }),
    checkoutReads: createCheckoutReads({ db }),
    listToHandOver,
    switches: new Switches({ db }),
    askForNewsletter: (email, clientAddress) =>
      subscribeToNewsletter(opened, { email, website: '', clientAddress }),
  }
}
