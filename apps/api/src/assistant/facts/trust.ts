import { PROBLEM_DAYS } from '@ahia/contracts/limits'
import { BRAND } from '@ahia/reference/brand'
import { isAfterGoods } from './normalise.ts'
import { mentions, type Topic, type TopicQuestion } from './topic.ts'

const SHOPS = '(?:shops?|sellers?|merchants?|vendors?|stores?|traders?)'
const TRUSTED =
  '(?:verif\\w+|vetted|legit\\w*|trust\\w*|genuine|real|reliable|honest|screened|checked|approved|registered|fake|serious)'
const GOODS = '(?:goods|products?|things?|items?|stuff|brands?|market)'
const ORIGINAL = '(?:original|genuine|authentic|fake|counterfeit|real|new|fairly used|tokunbo|china|quality)'

const OF_SHOPS = mentions(
  [
    new RegExp(`\\b(?:are|is|na|do|does|can|how|una|you|who)\\b.*\\b${SHOPS}\\b.*\\b${TRUSTED}\\b`),
    new RegExp(
      `\\b(?:do|does|did|how|una|who|you)\\b.*\\b(?:verify|check|screen|vet|approve|trust|choose)\\b.*\\b${SHOPS}\\b`,
    ),
  ],
  /\b(?:become|register (?:my|as)|my (?:shop|store|business)|my own|i (?:want|wan) (?:to )?(?:sell|open))\b|\bwhen will\b/,
)
const OF_ORIGINALS = mentions([
  new RegExp(
    `\\b(?:are|is|na)\\b(?: \\w+){0,2} (?:your|una|the|these|all|ahia) (?:\\w+ )?${GOODS}\\b.*\\b${ORIGINAL}\\b`,
  ),
  new RegExp(`\\b(?:your|una|the|all) ${GOODS}\\b(?: \\w+){0,3} ${ORIGINAL}\\b`),
  /\bhow (?:do|can|will|i go|i fit|person)\b.*\b(?:know|sure|confirm|tell)\b.*\b(?:original|fake|genuine|authentic|counterfeit)\b/,
  /\b(?:una|you|do you|they) (?:dey |go )?sell (?:fake|original|genuine|counterfeit)(?: (?:goods|things?|products?))?(?=\n|$)/,
])

const isShopping = ({ conversation, text }: TopicQuestion): boolean =>
  isAfterGoods(conversation.message, text)

/** Who sells here, and whether what they sell is what they say. */
export const TRUST: readonly Topic[] = [
  {
    matches: (question) => OF_SHOPS(question) && !isShopping(question),
    answer: () =>
      `We review every new shop before it goes live, and may ask for documents that show who it is and that it may sell its products. You pay through ${BRAND.name} and not to the shop, only shoppers who received a product can review it, and a shop that deceives is suspended. If something is not as described, you have ${PROBLEM_DAYS} days after delivery to report it.`,
  },
  {
    matches: (question) => OF_ORIGINALS(question) && !isShopping(question),
    answer: () =>
      `Shops can't list anything counterfeit, stolen or expired, and must say on the product's page whether an item is new or used, original or compatible. If it's not as described when it arrives, you have ${PROBLEM_DAYS} days after delivery to report it, whatever its return policy says, and our team will decide on your refund.`,
  },
]
