import type { Product } from '@ahia/contracts/catalog'
import type { Category } from '@ahia/reference/categories'
import { listWhole } from '#catalog/list-whole.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { spokenNamesOf } from '../compare/spoken-names.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findNamed } from '../find/find-named.ts'
import { isA } from '../find/fit/name-head.rules.ts'
import { isShelf } from '../find/fit/relevance.rules.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownLast, showShown } from '../find/show-shown.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { companionsOf, isSecond, keepOthers } from './companions-of.rules.ts'
import { describePicks, withinBudget } from './describe-picks.rules.ts'
import type { SoughtPurposes } from './find-purposes.rules.ts'
import { gatherProductGroups } from './gather-product-groups.ts'
import type { Intent } from './intent.rules.ts'
import { listBought } from './list-bought.ts'
import { hasOneOf } from './name-has-words.rules.ts'
import { keepRequestedKind } from './narrow.rules.ts'
import { pick } from './pick.rules.ts'
import { categoryOf, isBehindWith, namesOf, thingsBesideIn } from './product-words.rules.ts'

type Companions = { topic: string; intent: Intent; sought: SoughtPurposes | null; things: readonly string[] }

/** What has been bought, and of that the thing which others shall go with. */
type Beside = { product: Product; known: readonly Product[]; kind: Kind }

/** What kind of thing is asked for, when one was named: 'which shoe goes with this'. */
type Kind = { things: readonly string[]; category: Category | null }

const SIGN_IN = 'Please sign in, and I can see what you bought and tell you what goes with it.'
/** 'I just bought a 5G phone': a guest who names it so needs no account to hear what goes with it. */
const NAMES_BOUGHT = /\bi (?:have |just |already |recently )*(?:bought|purchased|got) (?:an?|some)\b/
const WITH_WHAT = 'What should it go with? Open the product or tell me its name.'

/** What goes with the open page, with what was shown, named or bought; null when a purpose says more. */
export async function recommendCompanions(
  deps: AssistantDeps,
  conversation: Conversation,
  { topic, intent, sought, things }: Companions,
): Promise<Reply | null> {
  const kind = { things, category: conversation.request.category ?? categoryOf(things) }
  if (intent.hasBought && !(conversation.accountId === null && NAMES_BOUGHT.test(topic))) {
    // 'I just bought a car, what do I need for the VIO?' names a purpose and no order.
    if (conversation.accountId === null)
      return sought !== null && !intent.wantsCompanions ? null : textReply(SIGN_IN)
    const bought = await listBought(deps, conversation.accountId)
    const beside = chooseBought(bought, kind)
    if (beside) return describeCompanions(deps, conversation, { product: beside, known: bought, kind })
  }
  const product = await findBeside(deps, conversation, { topic, sought, things })
  if (product) return describeCompanions(deps, conversation, { product, known: [product], kind })
  if (sought !== null) return null
  return things.length > 0 ? null : textReply(WITH_WHAT, { asks: true })
}

async function findBeside(
  deps: AssistantDeps,
  conversation: Conversation,
  { topic, sought, things }: Omit<Companions, 'intent'>,
): Promise<Product | null> {
  const [pointed] = await showShown(deps, conversation)
  if (pointed) return pointed
  const isNamed = conversation.lookingAt === null ? things.length > 0 : isBehindWith(topic, things)
  const named = isNamed
    ? await findNamed(deps, thingsBesideIn(conversation.message.plain, things).join(' '))
    : null
  if (named) return named
  const open = conversation.lookingAt ?? (sought === null ? (shownLast(conversation)[0] ?? null) : null)
  if (open === null) return null
  return (await listWhole(deps, [open])).get(open) ?? null
}

/** Of what was bought the thing that is spoken of; when none is, the latest. Null: they speak of something else. */
function chooseBought(bought: readonly Product[], { things, category }: Kind): Product | null {
  if (category !== null) return bought.find((product) => product.category === category) ?? null
  const names = namesOf(things)
  if (names.length === 0) return bought[0] ?? null
  const candidate =
    bought.find(({ name, subCategory }) => isA(name, names) || isShelf(subCategory, names)) ??
    bought.find((product) => hasOneOf(product, names))
  return candidate ?? null
}

async function describeCompanions(
  deps: AssistantDeps,
  conversation: Conversation,
  { product, known, kind }: Beside,
): Promise<Reply> {
  const { request } = conversation
  const companion = companionsOf(product)
  const gathered = await gatherProductGroups(deps, companion.groups, request)
  const others = keepOthers(gathered, product, companion)
  const picks = pick(keepRequestedKind(others, product, kind), {
    request,
    never: companion.excludedWords,
    isKnown: (one) => known.some(({ _id }) => _id === one._id) || isSecond(one, product),
  })
  const [name] = spokenNamesOf([product])
  if (picks.length === 0)
    return textReply(`I found nothing that goes with ${name}${withinBudget(request)} right now.`)
  return textReply(`These go well with ${name}${withinBudget(request)}: ${describePicks(picks)}.`, {
    cards: picks.map(toCard),
  })
}
