import * as accounts from '../accounts.ts'
import * as assistant from '../assistant.ts'
import * as cart from '../cart.ts'
import * as catalog from '../catalog.ts'
import * as checkout from '../checkout.ts'
import * as contact from '../contact.ts'
import * as delivery from '../delivery.ts'
import * as devConsole from '../developers/dev-console.ts'
import * as mailbox from '../developers/mailbox.ts'
import * as disputes from '../disputes.ts'
import type { Endpoint } from '../endpoint.ts'
import * as media from '../media.ts'
import * as newsletter from '../newsletter.ts'
import * as orders from '../orders.ts'
import * as ownShop from '../own-shop.ts'
import * as payments from '../payments.ts'
import * as following from '../profile/following.ts'
import * as ownAccount from '../profile/own-account.ts'
import * as privacy from '../profile/privacy.ts'
import * as reports from '../questions/goods-reports.ts'
import * as questions from '../questions/product-questions.ts'
import * as reference from '../reference.ts'
import * as reviews from '../reviews.ts'
import * as checklist from '../seller/checklist.ts'
import * as sellerDocuments from '../seller/documents.ts'
import * as emailChoices from '../seller/email-choices.ts'
import * as holiday from '../seller/holiday.ts'
import * as sellerImports from '../seller/imports.ts'
import * as listings from '../seller/listings.ts'
import * as sellerMoney from '../seller/money.ts'
import * as orderDocuments from '../seller/order-documents.ts'
import * as sellerPackage from '../seller/package.ts'
import * as shopQuestions from '../seller/questions.ts'
import * as shopReviews from '../seller/reviews.ts'
import * as sellerDisputes from '../seller/seller-disputes.ts'
import * as sellerNews from '../seller/seller-news.ts'
import * as sellerOrders from '../seller/seller-orders.ts'
import * as shopDetails from '../seller/shop-details.ts'
import * as shopHours from '../seller/shop-hours.ts'
import * as shopSettings from '../seller/shop-settings.ts'
import * as sellerStanding from '../seller/standing.ts'
import * as sellerStock from '../seller/stock.ts'
import * as sellerSuspension from '../seller/suspension.ts'
import * as shopTerms from '../seller/terms.ts'
import * as sellerToday from '../seller/today.ts'
import * as shopAccounts from '../shop-accounts.ts'
import * as shops from '../shops.ts'
import * as subscriptions from '../subscriptions.ts'
import * as user from '../user.ts'
import * as shopWindow from '../window.ts'
import * as wishlist from '../wishlist.ts'
import * as documents from './documents.ts'
import * as webhooks from './webhooks.ts'

/** Every endpoint of the API, documented or not. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  assistant,
  cart,
  catalog,
  checklist,
  checkout,
  contact,
  devConsole,
  disputes,
  documents,
  emailChoices,
  sellerDocuments,
  following,
  holiday,
  listings,
  mailbox,
  media,
  ownAccount,
  ownShop,
  orderDocuments,
  reports,
  sellerMoney,
  sellerImports,
  sellerDisputes,
  sellerNews,
  sellerOrders,
  sellerStanding,
  sellerStock,
  sellerSuspension,
  sellerPackage,
  sellerToday,
  shopAccounts,
  shopDetails,
  shopHours,
  shopQuestions,
  shopReviews,
  shopSettings,
  shopTerms,
  shopWindow,
  subscriptions,
  delivery,
  newsletter,
  orders,
  payments,
  privacy,
  questions,
  reference,
  reviews,
  shops,
  user,
  webhooks,
  wishlist,
].flatMap((slice) => Object.values(slice))
