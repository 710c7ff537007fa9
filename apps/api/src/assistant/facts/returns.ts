import type { Product } from '@ahia/contracts/catalog'
import { GUARANTEE_DAYS, PROBLEM_DAYS } from '@ahia/contracts/limits'
import { BRAND } from '@ahia/reference/brand'
import { RETURN_LABELS } from '@ahia/reference/return-policies'
import type { AssistantDeps } from '../assistant-deps.ts'
import { isAfterGoods, seenName } from './normalise.ts'
import { findSpokenProduct, namingWords } from './spoken-product.ts'
import { mentions, type Topic, type TopicQuestion } from './topic.ts'

const CAME =
  '(?:came|come|comes|arriv\\w*|receiv\\w*|bring|brought|sent|send|deliver\\w*|got|bought|i buy|order\\w*|reach\\w*|what if|if|gave|give me|carry come|supplied|opened|open (?:it|am)|i see|found)'
const WRONG =
  '(?:damaged?|broken|break|broke|spoil\\w*|faulty|defective|wrong (?:item|thing|product|size|colou?r|one|order|goods)|missing|incomplete|different (?:from|thing|item|product|colou?r|size|one)|another (?:colou?r|size|thing|one|product|item)|instead of|rotten|smell\\w*|burst|scratch\\w*|dead|bad (?:one|condition|state|product)|not be what|no be (?:what|wetin|the one|this)|short of|half|empty|melted|tear|torn|dented|used (?:one|already)|not (?:as|what|the one|working|complete|correct|good)|no (?:correct|good|fine)|fake(?! (?:\\w+ )?(?:lash|eyelash|nail|hair|plant|flower)\\w*)|expired|no dey work|dont work|doesnt work|leak\\w*|crack\\w*|torn)'

const OF_DAMAGE = mentions(
  [
    new RegExp(`\\b${CAME}\\b.*\\b${WRONG}\\b`),
    new RegExp(`\\b${WRONG}\\b.*\\b${CAME}\\b`),
    /\b(?:my|the|d) (?:\w+ ){1,4}(?:stop|stopped|don stop|has stopped|no longer|refuse to|refused to|no dey|not|isnt|no) (?:working|work|on|charge|charging|come on|turn on)\b/,
    /\b(?:received|sent|brought|got|gave|bring|carry)\b.*\b(?:but|instead|when|and)\b.*\b(?:i )?(?:ordered|wanted|paid for|asked for)\b|\bi (?:ordered|paid for|asked for)\b.*\b(?:but|and|then)\b.*\b(?:got|received|sent|brought|gave|bring|saw)\b/,
    /\b(?:the|my|d) (?:\w+ ){1,3}(?:leaked|broke|cracked|(?:was|is|were|are) (?:leaking|broken|damaged|faulty|fake|torn|expired|incomplete|rotten|not (?:complete|original)))\b/,
    /\b(?:open|check|inspect|test|look at)\b.*\bbefore (?:i )?(?:accept\w*|collect\w*|sign\w*|receiv\w*|tak\w+)\b/,
    /\breport (?:a )?(?:problem|issue)\b|\b(?:open|make|file|lodge) (?:a )?(?:dispute|complaint)\b|\bi want to complain\b/,
  ],
  /\bdamaged (?:hair|skin)\b|\bbad breath\b/,
)
const OF_REFUND = mentions([
  /\brefund\w*\b/,
  /\bmoney back\b/,
  /\b(?:get|give|return|send|collect) (?:me )?(?:back )?my money\b/,
])
const OF_RETURN = mentions(
  [
    /\breturn(?:s|ed|ing)?\b/,
    /\b(?:is|are|e)\b.*\breturnable\b/,
    /\bsend (?:it|this|am|them|things?) back\b|\bgive (?:it|am) back\b|\bbring (?:it|am) back\b/,
    /\bchange my mind\b|\bno like (?:am|it)\b|\bdont like (?:it|am)\b|\bexchange\b|\bdoesnt fit\b|\b(?:does|do) not fit\b|\bno size me\b/,
  ],
  /\breturn gifts?\b|\b(?:until|till|when|before|once|after)(?: \w+){1,3} returns?\b|\breturns? (?:from|home|to (?:school|work|campus|nigeria|lagos|the village))\b|\breturn (?:trip|ticket)\b/,
)
const OF_WARRANTY = mentions([/\b(?:warranty|warrantee|guarantee|guaranty|satisfaction)\b/])

const REPORT = `Report it in Order History within ${PROBLEM_DAYS} days after delivery and tell us what's wrong.`
const LATER = `If it turns out faulty after that, every shop gives a satisfaction guarantee of ${GUARANTEE_DAYS} days: email ${BRAND.email} with the order number.`

const OF_TRANSPORT = mentions([
  /\b(?:who|do i|will i|must i|i go)\b.*\bpays?\b.*\b(?:return\w*|send(?:ing)? (?:it|am|them|things?) back)\b|\b(?:return\w*|send(?:ing)? (?:it|am|them|things?) back)\b.*\b(?:who|cost|fees?|pays?|transport|charge\w*|waybill)\b/,
])
const OF_DISPUTE = mentions([
  /\b(?:seller|shop|merchant|vendor|store)(?: owner)?s?\b.*\b(?:refuse[sd]?|no gree|not gree|ignor\w+|denie[sd]|deny|disagree\w*|not (?:answer|reply|respond)\w*|wont|will not|cheat\w*|dodg\w+)\b/,
  /\b(?:dispute|quarrel|disagreement|escalate\w*)\b.*\b(?:seller|shop|merchant|vendor|how|who|order)\b|\b(?:who|how)\b.*\b(?:decides?|settles?|judges?)\b.*\b(?:disputes?|complaints?|case)\b/,
])

export const RETURNS: readonly Topic[] = [
  {
    matches: OF_DISPUTE,
    answer: () =>
      `If you can't settle it with the shop, report it in Order History within ${PROBLEM_DAYS} days after delivery, or email ${BRAND.email} with the order number. Our team will review this with the shop. Then we either refund you the way you paid or tell you why not.`,
  },
  {
    matches: (question) => OF_TRANSPORT(question) && !isAboutGoods(question),
    answer: () =>
      "If something is faulty or not as described, the shop pays for the return both ways. If you only changed your mind, the return policy on the product's page decides. Send it back unused, complete and well packed.",
  },
  {
    matches: (question) => OF_DAMAGE(question) && !isAboutGoods(question),
    answer: () =>
      `If something came damaged, wrong, incomplete or not as described, you have ${PROBLEM_DAYS} days after delivery to report it, whatever the product's return policy says. Report it in Order History, and our team will review it with the shop and decide on your refund. ${LATER}`,
  },
  {
    matches: (question) => OF_REFUND(question) && !isAboutGoods(question),
    answer: () =>
      `Once approved, refunds go back the way you paid, to the same card or account. Your bank may take a few days to show it. An order cancelled before it's shipped is refunded in full, delivery fee included. We never ask for a card number, PIN or code to pay you back. Something wrong with your order? ${REPORT}`,
  },
  {
    matches: (question) => OF_WARRANTY(question) && !isAboutGoods(question),
    answer: async ({ conversation }, deps) => sayWarranty(await findSpokenProduct(deps, conversation)),
  },
  { matches: (question) => OF_RETURN(question) && !isAboutGoods(question), answer: sayReturns },
]

/** 'a mattress with warranty', 'shoes that I can return': what is requested of goods, and no question. */
const WITH_PROMISE =
  /^(?!(?:abeg |please |pls |and |so )?(?:is|are|does|do|how|what|can|will|which)\b).*\b(?:(?:with|wey get|wey has|having|and|get) (?:\w+ ){0,2}(?:warranty|guarantee)|(?:that|which|wey) (?:i|you) (?:can|fit|go fit) return)\b/

const isAboutGoods = ({ conversation, text }: TopicQuestion): boolean =>
  (isAfterGoods(conversation.message, text) || WITH_PROMISE.test(text)) &&
  namingWords(conversation).length > 0 &&
  !/\b(?:(?:can|may) i(?! (?:buy|get|order|use|see)\b)|how do i|i want to return|i bought)\b/.test(text)

async function sayReturns({ conversation }: TopicQuestion, deps: AssistantDeps): Promise<string> {
  const product = await findSpokenProduct(deps, conversation)
  if (!product)
    return `Each shop decides whether you can return a product because you changed your mind, and within how many days. You'll find it on the product's page. '${RETURN_LABELS.NONE}' means the shop takes none. Send things back unused, complete and well packed. If something is wrong with it, you have ${PROBLEM_DAYS} days after delivery to report it in any case.`
  return `${sayPolicy(product)} If it comes damaged, wrong or not as described, you have ${PROBLEM_DAYS} days after delivery to report it in any case.`
}

function sayPolicy({ name, returnPolicy: { policy, period } }: Product): string {
  const named = seenName(name)
  if (policy === 'NONE') return `No, the shop takes no returns for ${named} ('${RETURN_LABELS.NONE}').`
  return `Yes. For ${named} the policy is '${RETURN_LABELS[policy]}', within ${period} days after delivery, unused, complete and well packed.`
}

const WARRANTY = /^(?:warranty|guarantee)/i
const MAX_SPEC_LENGTH = 60

function sayWarranty(product: Product | null): string {
  const warranty = product && Object.entries(product.specifications).find(([label]) => WARRANTY.test(label))
  const own = warranty
    ? `For ${seenName(product.name)} the shop gives a warranty of ${seenName(warranty[1]).slice(0, MAX_SPEC_LENGTH)}. `
    : product
      ? `The page of ${seenName(product.name)} mentions no warranty of its own. `
      : ''
  return `${own}Every shop gives a satisfaction guarantee of ${GUARANTEE_DAYS} days. If something is faulty or not as described, report it in Order History within ${PROBLEM_DAYS} days after delivery. After that, email ${BRAND.email}.`
}
