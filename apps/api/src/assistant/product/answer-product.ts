import type { Product } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import type { AssistantDeps } from '../assistant-deps.ts'
import { listInOrder } from '../compare/compared-shown.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findNamed } from '../find/find-named.ts'
import { nameOf } from '../find/reply/describe-product.rules.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownLast } from '../find/show-shown.ts'
import type { CallOf, Which } from '../plan/plan.ts'
import type { Tool } from '../plan/tool.ts'
import { askedAs } from '../reading/read-conversation.rules.ts'
import { inWords } from '../reply.rules.ts'
import { askedIn, rootsIn } from './asked.rules.ts'
import { answersOf, type PageLine, quote } from './page-lines.rules.ts'
import { answerByRows } from './row-answers.ts'

const NOT_ON_PAGE = "The page doesn't say. You can ask the shop."

/** From here on a line of the page says exactly what was asked for. */
const SURE_LINE = 4.5

/** CHAT-10: answers a question about one product from its rows and from what its shop writes, and from nothing else. */
export const answerProduct: Tool<CallOf<'product'>> = async (
  deps,
  before,
  { which, question, otherwise },
) => {
  const conversation = askedAs(before, question)
  const product = await findProduct(deps, conversation, which)
  if (product === null) return null
  const cards = which.of === 'page' ? [] : [toCard(product)]
  const lines = linesFor(product, conversation.message.plain)
  const { colours, sizes } = conversation.message.request
  // Whether there is one of that colour or size is told by what can be chosen, not by what is written of it.
  const isSure = colours.length + sizes.length === 0 && (lines[0]?.score ?? 0) >= SURE_LINE
  const text = (isSure ? null : answerByRows(product, conversation.message)) ?? quote(lines)
  if (text !== '')
    return inWords(which.of === 'page' ? text : `${nameOf(product)}. ${text}`, { cards, wording: 'fixed' })
  const asked = askedIn(conversation.message.plain)
  if (otherwise === 'pass' || asked.roots.size + asked.aspects.length + asked.units.size === 0) return null
  return inWords(NOT_ON_PAGE, { cards, askShop: product, wording: 'fixed' })
}

/** 'how wide is it and where is it from': the best row of each; else all that answers the whole. */
function linesFor(product: Product, question: string): PageLine[] {
  const parts = question.split(/\s*(?:,|\band\b)\s*/).filter((part) => askedIn(part).aspects.length > 0)
  const each = parts.length > 1 ? parts.map((part) => answersOf(product, askedIn(part))) : []
  const whole = answersOf(product, askedIn(question))
  if (each.length < 2 || each.some(([best]) => best?.from !== 'row')) return whole
  const rows = each.flatMap((lines) => lines.slice(0, 1))
  return [...new Map(rows.map((row) => [row.text, { ...row, score: SURE_LINE }])).values()]
}

async function findProduct(
  deps: AssistantDeps,
  conversation: Conversation,
  which: Which,
): Promise<Product | null> {
  if (which.of === 'named') return findNamed(deps, which.name)
  if (which.of === 'page') return one(deps, conversation.lookingAt)
  const shown = shownLast(conversation)
  if (conversation.message.pointers.some(({ at }) => at === 'nth'))
    return one(deps, shown.at(which.place > 0 ? which.place - 1 : which.place) ?? null)
  return spokenOf(await listInOrder(deps, shown), conversation.message.plain)
}

const one = async (deps: AssistantDeps, id: ProductId | null): Promise<Product | null> =>
  id === null ? null : ((await listInOrder(deps, [id]))[0] ?? null)

/** 'the headphones': of what was shown the one with most of these words in its name, else the first. */
function spokenOf(shown: readonly Product[], question: string): Product | null {
  const asked = new Set(rootsIn(question))
  const shares = shown.map(({ name }) => rootsIn(name).filter((root) => asked.has(root)).length)
  return shown[shares.indexOf(Math.max(...shares))] ?? null
}
