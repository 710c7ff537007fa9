import { BRAND } from '@ahia/reference/brand'
import { INDIVIDUAL_PAYOUT_DAYS, PRICE_NOTICE_DAYS } from '@ahia/reference/packages'
import { readIndividualPercent } from '#ledger/rate-book/rate-book.reads.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { sayCommission, sayPackages, sayPayouts, sayPerks, TRIAL, WITHOUT } from './merchant-fees.ts'
import { MERCHANT_RULES } from './merchant-rules.ts'
import { isAfterGoods } from './normalise.ts'
import { mentions, type Topic, type TopicQuestion } from './topic.ts'

const SELLS = mentions(
  [
    /\b(?:become|be|being|as|register|join|sign ?up|new) (?:as |an? |your )?(?:merchants?|sellers?|vendors?)\b|\b(?:for|una|your|the|how|are) (?:merchants|sellers|vendors)\b/,
    /\b(?:merchants?|sellers?|vendors?) (?:account|accounts|registration|sign|sign ?up|packages?|plans?|fees?|terms|support|app|dashboard|pay\w*|get|blog|need|requirements?|pay)\b/,
    /\b(?:i|we|to|want|wan|can|fit|how|start|begin|if i|me|who can|do you allow|allow \w+ to)\b.*\b(?:sell|selling)\b(?: \w+){0,5} (?:on|with|for|here|in|una|ahia|market|package|online|my|goods|things?|products?|stuff|your|without|this)\b/,
    /\b(?:i|we|to|want|wan|can|fit|how|start|begin) (?:\w+ ){0,3}(?:sell|selling)\b(?=\n|$)/,
    /\b(?:open|start|create|register|list|put|bring|close) (?:a |my |our |up )*(?:shop|store|business|stall|goods|products?|market)\b/,
    /\bcommissions?\b|\b(?:percentage|percent)\b.*\b(?:you|una|ahia|take|keep|charge|collect|sales?)\b|\b(?:you|una|ahia) (?:dey |go |will )?(?:take|keep|collect|charge) (?:\w+ )?(?:percent\w*|cut|share)\b|\bwhat (?:percent\w*|cut do)\b/,
    /\b(?:cut|share)\b.*\b(?:platform|ahia|market|site|app|company)\b.*\b(?:take|keep|collect|charge|get)s?\b|\b(?:platform|ahia|site|app|company|una|you)\b.*\b(?:take|keep|collect|charge|deduct|remove|comot|commot)s?\b.*\b(?:from|on|off|for|per|out of) (?:\w+ ){0,4}(?:sales?|sold|i sell|they sell)\b/,
    /\b(?:my|the|a|our|new) (?:shop|store|application|registration)\b.*\b(?:approv\w*|accepted|verified|go live)\b|\b(?:approv\w*|verif\w*|accept) (?:my|the|a|our|new) (?:shop|store|application|registration)s?\b/,
    /\b(?:cancel|end|stop|terminate|downgrade|upgrade|change)\b.*\b(?:my|the|our) (?:\w+ )?(?:package|plan|subscription)\b/,
    /\b(?:can|may|fit|does|do) (?:an? )?(?:individuals?|person|anybody|anyone|somebody|students?|private people) (?:also |fit )?sell\b|\b(?:basic|premium|elite)\b.*\b(?:get paid|paid|payouts?)\b/,
    /\bcan i (?:also )?sell\b|\b(?:if i|without|no|must i)\b.*\bsubscri\w*\b.*\b(?:take|pay|percent\w*|keep|charge|sell)\b/,
    /\baccount management\b|\bfirst (?:three|3|few) months?\b.*\bfree\b|\bfree\b.*\b(?:first )?(?:three|3) months?\b/,
    /\b(?:registration|register|sign ?up|joining|listing|subscription)\b.*\b(?:fees?|cost|price|free)\b.*\b(?:shops?|stores?|sellers?|merchants?|vendors?|business)\b|\b(?:fees?|costs?|charges|how much)\b.*\b(?:for|to) (?:new |an? |open |start |become |be |register )+(?:\w+ )?(?:shops?|sellers?|merchants?|vendors?)\b/,
    /\b(?:charge|collect from|take from|deduct from) (?:the |your |una )?(?:sellers?|merchants?|vendors?|shop owners?)\b|\b(?:sellers?|merchants?|vendors?|shop owners?) (?:go |will |do |must |have to |dey )?(?:pay|need|get|owe|register)\b/,
    /\b(?:basic|premium|elite)\b.*\b(?:basic|premium|elite)\b(?=.*\n)|\b(?:basic|premium|elite)(?: \w+)? (?:cost|price|per month|monthly)\b/,
    /\b(?:basic|premium|elite)\b.*\b(?:account manager|analytics|placement|support)\b|\b(?:unpaid|open|overdue) invoices?\b|\bunsubscribed (?:shops?|sellers?|merchants?)\b/,
    /\bwhich (?:package|plan|tier|subscription)\b.*\b(?:best|good|choose|take|better|for)\b/,
    /\b(?:package|subscription|merchant|shop) (?:invoice|bill)s?\b|\b(?:must|should|does|do|will) (?:an? |the |each |every )?(?:shops?|sellers?|merchants?|vendors?) (?:ship|pack|send|dispatch|fulfil\w*)\b|\b(?:monthly|sales) statements?\b/,
    /\b(?:how|what|can|where)\b.*\b(?:upload|add|list) (?:a |my |our )?(?:new )?(?:products?|goods|items?)\b(?! to (?:my |the )?(?:cart|wishlist|order))/,
    /\bset ?up fee\b|\b(?:basic|premium|elite) (?:package|plan|tier|shop|merchant|subscription)\b|\bfree (?:months?|trial)\b|\bpayouts?\b|\b(?:packages?|plans?|tiers?|subscriptions?)\b.*\b(?:merchants?|for (?:a )?shops?|to sell|selling|sellers?)\b|\bsubscription (?:packages?|fees?|plans?)\b/,
    /\b(?:when|how often|how)\b.*\b(?:merchants?|sellers?|shops?|vendors?|i|we)\b.*\b(?:get paid|receive (?:my|their|our) money|paid out|settled|withdraw)\b/,
  ],
  /\b(?:who (?:dey )?sells?|where (?:do|can|una) .*sells?|do you sell|una dey sell|you dey sell|delivery plan|data plan|best sell\w*)\b/,
)

type Answer = {
  message: RegExp
  answer: (question: TopicQuestion, deps: AssistantDeps) => Promise<string> | string
}

/** The first that is said; all of it stands in the Merchant Terms too. */
const ANSWERS: readonly Answer[] = [
  ...MERCHANT_RULES,
  {
    message:
      /\b(?:individual|not a (?:business|company)|one thing|single things?|used (?:things?|phone|laptop)|my old|private(?:ly)?|second ?hand)\b/,
    answer: async (_question, { db }) =>
      `If you sell single items of your own and not as a business, you can agree with us to sell as an individual seller. Our commission is then ${await readIndividualPercent(db.read)}% of the sale price including shipping, and we pay you ${INDIVIDUAL_PAYOUT_DAYS.from} to ${INDIVIDUAL_PAYOUT_DAYS.to} days after delivery and acceptance.`,
  },
  {
    message:
      /\b(?:unsubscribed|not subscribed)\b|\b(?:without|no|dont (?:want|have)|not (?:have|subscrib\w*|on)|unsubscribed|free)\b.*\b(?:packages?|plan|subscri\w*)\b|\b(?:package|subscription) (?:compulsory|necessary|required)\b|\bmust i\b.*\b(?:package|subscribe)\b/,
    answer: () => `You don't have to subscribe. ${WITHOUT} There's no setup fee and no monthly price then.`,
  },
  {
    message:
      /\b(?:how long|when|how soon|how many (?:days|weeks)|how fast)\b.*\b(?:approv\w*|accepted|verified|go live)\b/,
    answer: () =>
      `We review every new shop before it goes live. There's no fixed time for that, but a true and complete profile helps. To ask about yours, email ${BRAND.email}.`,
  },
  {
    message:
      /^(?!.*\b(?:commissions?|percent\w*)\b).*(?:\b(?:monthly|per month|every month|each month|subscription)\b.*\b(?:charges?|fees?|costs?|pay|price)\b|\b(?:charges?|fees?|costs?|price|pay)\b.*\b(?:monthly|per month|every month|each month)\b)/,
    answer: sayPackages,
  },
  {
    message:
      /\bi sell\b.*\bhow much (?:will|go|do|would|can)\b|\bhow much (?:will|go|do|would) i (?:get|receive|keep|collect|make|earn)\b|\b(?:deduct|remove|comot|commot)\b.*\b(?:sales?|sold|sell)\b|\b(?:commissions?|percent\w*|cut|share|(?:charge|collect|take)\b.*\b(?:sellers?|merchants?|vendors?|shops?|per sale|each sale|every sale))\b/,
    answer: sayCommission,
  },
  {
    message:
      /\b(?:pay ?outs?|(?:get|be|being) paid|how often\b.*\bpa(?:y|id)|paid out|payment (?:schedule|cycle)|my (?:sales )?money|receive (?:my|their|our) money|withdraw|settled?|when (?:do|will|does|go) (?:i|you|una|merchants?|sellers?)\b.*\b(?:pay|paid|money))\b/,
    answer: sayPayouts,
  },
  {
    message:
      /\b(?:documents?|papers?|requirements?|require|cac|need(?:ed)? to (?:register|start|open|sell)|what do i need)\b/,
    answer: () =>
      'To register you need your own email address, a password and a true profile: business name, telephone, logo, category, description and address. We review every new shop before it goes live, and may ask for documents that show who you are and that you may sell your products.',
  },
  {
    message:
      /\b(?:what|which|things?|goods|items?|products?|wetin)\b.*\b(?:not allowed|no allow\w*|not permitted|illegal|prohibited|forbidden|banned|cannot sell|cant sell|allowed to sell)\b|\b(?:prohibited|banned|forbidden)\b|\b(?:sell|selling|list)\b.*\b(?:fakes?|counterfeit|replicas?|expired|stolen|weapons?|smuggled)\b/,
    answer: () =>
      "Shops can't list anything stolen, counterfeit, expired, recalled or forbidden by law, nor weapons, narcotics, or protected animals and plants. Food, medicine and cosmetics must be registered where the law requires it.",
  },
  {
    message:
      /\b(?:close|end|leave|stop|cancel|terminate|quit)\b.*\b(?:shop|agreement|contract|selling|package|plan|subscription)\b|\bnotice\b/,
    answer: () =>
      `Either side can end the agreement with one month's notice. An email from your account's address to ${BRAND.email} is enough. Package prices change only with ${PRICE_NOTICE_DAYS} days' notice.`,
  },
  {
    message:
      /\b(?:does|do|has)\b.*\b(?:basic|premium|elite)\b.*\b(?:have|get|include|manager|support|analytics)\b|\b(?:what|wetin|which|benefits?|difference|compare|includes?|perks?|support|analytics|placement)\b(?!.*\b(?:how much|costs?|prices?|fees?)\b).*\b(?:basic|premium|elite)\b/,
    answer: ({ text }) => sayPerks(text),
  },
  {
    message:
      /\b(?:packages?|plans?|tiers?|prices?|cost|costs|how much|fees?|subscri\w*|set ?up|per month|monthly|free (?:months?|trial)|trial|basic|premium|elite|account management)\b/,
    answer: sayPackages,
  },
]

export const MERCHANTS: readonly Topic[] = [
  {
    matches: (question) => SELLS(question) && !isBuying(question),
    answer: (question, deps) => {
      const found = ANSWERS.find(({ message }) => message.test(question.text))
      return found ? Promise.resolve(found.answer(question, deps)) : START
    },
  },
]

const START = `Any business can open a shop. Register on the Merchant page with your email address and shop profile, and choose a package or none. We review every new shop before it goes live. ${TRIAL} ${WITHOUT}`

const isBuying = ({ conversation, text }: TopicQuestion): boolean =>
  isAfterGoods(conversation.message, text) &&
  !/\b(?:merchants?|sellers?|vendors?|packages?|commissions?|sell|selling|my (?:shop|goods|products?)|(?:open|start|register|own|run) (?:a |an |my |one )?(?:shop|store|business|stall)|documents?|cac)\b/.test(
    text,
  )
