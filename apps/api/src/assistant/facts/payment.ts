import { HOLD_MINUTES, MAX_UNPAID_CHECKOUTS } from '@ahia/contracts/limits'
import { BRAND } from '@ahia/reference/brand'
import { mentions, type Topic } from './topic.ts'

const HOW =
  "You pay once for all shops together, in naira, on our payment provider's page: by card, bank transfer or USSD, as that page offers. Your card number goes to the provider and never reaches us."
const NEVER_ASKED = "We never ask for your card number, PIN, password or a code. Anyone who asks isn't us."

const OF_CURRENCY =
  /\b(?:which|what) currenc(?:y|ies)\b|\bcurrency\b.*\b(?:charge\w*|pay|price\w*|bill\w*)\b|\bcharged? in (?:naira|dollars?|pounds|euros?)\b/

/** Paying, and being safe about it. */
export const PAYMENT: readonly Topic[] = [
  {
    matches: mentions([OF_CURRENCY]),
    answer: () => `All prices are in naira, and you are charged in naira. ${HOW}`,
  },
  {
    matches: mentions([
      /\b(?:pay(?:ment)?|cash|money)\b.*\b(?:on|at|upon|after|before) (?:the )?(?:delivery|arrival|receiving|collection|pick ?up)\b/,
      /\bpay\b.*\b(?:when|once|after|until|till)\b.*\b(?:reach\w*|come|comes|arriv\w*|see|seen|receive\w*|get|deliver\w*|bring|inspect)\b/,
      /\b(?:when|once|after|until|till)\b.*\b(?:reach\w*|come|comes|arriv\w*|see|seen|receive\w*|inspect)\b.*\b(?:before|then) i (?:go |will |can )?pay\b/,
      /\b(?:prefer|only|accept|take|bring|use|have|collect) cash\b|\bpay (?:with )?cash\b|\bcash payment\b|\bpay (?:the |your )?(?:rider|dispatch|driver|delivery man|at (?:my |the )?door)\b/,
      /\b(?:accept|do|have|get|allow|offer|any|is|una dey do) (?:cod|pod|p o d)\b|\b(?:cod|pod) (?:available|dey|option|allowed|possible)\b/,
    ]),
    answer: () =>
      `No, we don't offer pay on delivery or cash. You pay when you order. ${HOW} Until you have your order in hand, it's the shop's risk.`,
  },
  {
    matches: mentions(
      [
        /\b(?:otp|cvv|bvn)\b/,
        /\b(?:ask\w*|give|send|share|tell|want\w*|collect\w*|request\w*|drop|save|store|keep|see|need\w*|steal)\b.*\b(?:(?:my|your|the|atm|card|bank|transaction|secret) pin|card (?:number|details?|info\w*)|password|atm card|bank details)\b/,
        /\b(?:save|store|keep|see|steal|remember) (?:my|our|the|your) (?:atm |bank |debit )?cards?\b(?! (?:holder|case))/,
        /\b(?:(?:my|your|atm|card|bank) pin|card (?:number|details?)|password)\b.*\b(?:ask\w*|safe|share|send|give|call\w*)\b/,
        /\b(?:safe|secure|risky?|fear|afraid)\b.*\b(?:(?:atm |bank |debit |credit |my )card|card details|pay (?:here|online)|my (?:money|account|bank))\b/,
        /\b(?:pay|transfer|send (?:the )?money) (?:\w+ ){0,2}(?:into|to|inside|for) (?:him|his|her|their|them|a|one|another|personal|the (?:seller|shop|rider)|somebody|someone)\b(?:.*\baccount\b)?|\bpay (?:the )?(?:seller|shop|vendor|merchant|him|her|them)\b.*\b(?:direct\w*|outside|whatsapp|account)\b|\b(?:outside|off) (?:the )?(?:site|app|platform|ahia|market)\b/,
        /\b(?:safe|secure) to (?:pay|buy|order|shop|use my card|put my card)\b|\b(?:ahia|this (?:site|market|app|place|website)|my (?:card|money)|the site|payments?|paying) (?:\w+ ){0,3}(?:safe|secure|legit|genuine|real|trust\w*)\b|\b(?:are you|una|una be|you be) (?:people )?(?:legit|genuine|real|trust\w*)\b|\bhow (?:safe|secure) (?:is|are)\b/,
        /\b(?:scam(?:s|mers?|med|ming)?|fraud\w*|419)\b|\bhow (?:do|can) i trust\b/,
      ],
      /\b(?:hair|bobby|rolling|lapel|safety|push|bowling|drawing|\d|three|two) ?pins?\b|\bforg[oe]t\b|\breset\b/,
    ),
    answer: () =>
      `${NEVER_ASKED} You pay on our payment provider's page, your card number never reaches us, and we review every new shop before it goes live. Never pay into a personal account outside of checkout. If someone asks for such things, don't answer, and email ${BRAND.email}.`,
  },
  {
    matches: mentions([
      /\border now\b.*\bpay\b.*\b(?:later|month|week|tomorrow|salary)\b|\bpay (?:\w+ ){0,3}(?:month end|end of (?:the )?month|salary|next (?:week|month))\b/,
      /\b(?:install?ments?|pay (?:small small|later(?!.*\b(?:hold|keep)\b)|in parts?|twice a month|bit by bit|half)|buy now|part payment|on credit|credit facility|layaway|klump|carbon zero)\b/,
      /\b(?:crypto\w*|bitcoin|btc|usdt|ethereum|paypal|dollars?|pounds|euros?|gift ?cards?)\b.*\b(?:pay|accept|take|use)\b|\b(?:pay|accept|(?:you|una) (?:dey |go |also )?(?:take|collect|use))\b.*\b(?:crypto\w*|bitcoin|btc|usdt|ethereum|paypal|in dollars?|pounds|gift ?cards?)\b/,
    ]),
    answer: () => `No, you pay the whole amount at once when you order, in naira. ${HOW}`,
  },
  {
    matches: mentions([
      /\b(?:debited|debit|charged|deducted)\b.*\b(?:twice|but|not|no|never|failed|two times|double)\b|\bdebited me\b/,
      /\b(?:paid|pay|payment) (?:\w+ )?(?:twice|(?:two|three|2|3) times|double)\b|\bdouble (?:payment|debit|charge)\b/,
      /\b(?:payment|transfer|transaction|card)\b.*\b(?:fail\w*|declin\w*|not go(?:ing)?|no go|stuck|error|pending|bounce\w*|not working)\b/,
      /\bmoney (?:don |has )?(?:comot|leave|left|gone|deducted)\b/,
    ]),
    answer: () =>
      `Check Order History first. It shows whether your payment has arrived or is still being confirmed, and then there's no need to pay again. We automatically refund money that came too late, twice or with a wrong amount the way you paid, and email you. Your bank may take a few days to show it. If it doesn't show, email ${BRAND.email}.`,
  },
  {
    matches: mentions([
      /\bhow many\b.*\b(?:unpaid|pending|open)\b.*\b(?:orders?|checkouts?|carts?)\b.*\b(?:can|may|fit|allowed)\b/,
    ]),
    answer: () =>
      `You can have ${MAX_UNPAID_CHECKOUTS} unpaid checkouts at a time. We hold the items of each for ${HOLD_MINUTES} minutes. If you don't pay by then, the checkout ends and you owe nothing.`,
  },
  {
    matches: mentions([
      /\bhow long\b.*\b(?:keep|hold|kept|held|reserve\w*|put (?:it |them )?aside|wait for me|stay in|before (?:it|they|my order|the order) (?:expire|end|cancel)\w*|to pay)\b/,
      /\b(?:reserve|hold|keep|put aside)\b.*\b(?:for me|goods|it|am|item)\b.*\b(?:pay|later|tomorrow|until|till|while|how)\b/,
      /\b(?:can|fit|could) (?:i|you|una) (?:reserve|hold|keep|put aside)\b/,
      /\b(?:no|not|dont|never) pay (?:sharp|now|today|immediately|quick|fast|in time|at once)\b|\b(?:must|have to|need to|should|supposed to|can) (?:i |we )?pay (?:\w+ )?(?:now|immediately|at once|today|tomorrow|later|sharp sharp|straight away)\b|\bhow much time\b.*\bpay\b|\btime (?:do i have|i get) to pay\b|\bwhat happens if i (?:dont|do not|no) pay\b|\bunpaid order\b|\bpay tomorrow\b/,
      /\b(?:leave|stay|remain|put|keep)\b.*\b(?:in|inside) (?:my |the )?cart\b/,
      /\b(?:order|checkout|cart) (?:expire|expires|expired|lapse)\b/,
    ]),
    answer: () =>
      `When you choose 'Calculate Total & Fees', we hold the items for you for ${HOLD_MINUTES} minutes. If you don't pay in that time, the order ends, the items go back on sale and you owe nothing. We don't hold items that are only in your cart.`,
  },
  {
    matches: mentions(
      [
        /\bhow (?:do|can|does|will|should|to|i go|i fit|we go|person go|una)\b.*\b(?:pay|make payment)\b/,
        /\b(?:payment|paying) (?:methods?|options?|ways?|channels?|types?|process|plan|provider)\b|\bways? (?:to|of) pay(?:ing)?\b|\bwhat (?:can|do) i pay with\b/,
        /\b(?:do|make|use|with|by|via|accept|collect|take|get) (?:a |an |your |bank |mobile |my |the )?(?:transfer|ussd|pos|verve|visa|master ?card|opay|palmpay|debit card|credit card|atm card|(?:verve|visa|naira|dollar|virtual) card)s?\b/,
        /\b(?:pay|accept|take|use|support|allow|collect)\b.*\b(?:with|by|via|through|using)?\b.*\b(?:card|visa|verve|mastercard|ussd|transfer|bank|opay|palmpay|kuda|moniepoint|atm|wallet|pos|paystack|apple pay)\b/,
        /\b(?:which|what|where|who|your|una) (?:\w+ )?(?:bank|account)\b.*\b(?:pay|transfer|send)\b|\b(?:account|bank) (?:number|details)\b|\bpay (?:into|to) (?:your|una|which|what)\b|\bwhere (?:do|can|will) i pay\b/,
        /\bpay\b.*\b(?:each|every|all(?: the)?) (?:\w+ )?(?:shops?|sellers?|stores?|vendors?)\b|\bpay (?:\w+ )?(?:separate\w*|once|one time|together)\b/,
        /\bpay from abroad\b|\b(?:abroad|diaspora|overseas)\b.*\bpay\b|\bpay\b.*\babroad\b/,
      ],
      /\b(?:pos (?:machine|terminal|paper)|card (?:reader|holder)|wallet for|leather wallet|shop owe|commission|package|merchant|payouts?)\b/,
    ),
    answer: () => `${HOW} Don't pay into anyone's account outside of checkout. ${NEVER_ASKED}`,
  },
]
