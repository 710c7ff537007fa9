import type { Product } from '@ahia/contracts/catalog'
import type { ProductId } from '@ahia/contracts/ids'
import type { AssistantDeps } from '../assistant-deps.ts'
import { listInOrder } from '../compare/compared-shown.ts'
import { singleOut } from '../compare/single-out.rules.ts'
import type { Conversation } from '../conversation.rules.ts'
import { findNamed } from '../find/find-named.ts'
import { nameOf } from '../find/reply/describe-product.rules.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownBefore, shownLast } from '../find/show-shown.ts'
import { withMessage } from '../parse/parse-conversation.rules.ts'
import type { CallOf, ProductPointer } from '../plan/plan.ts'
import type { Tool } from '../plan/tool.ts'
import { textReply } from '../reply.rules.ts'
import { distinctRootsIn, rootsIn, toProductQuestion } from './asked.rules.ts'
import { answersOf, nearestOf, type PageLine, quote } from './page-lines.rules.ts'
import { isPointing } from './question.ts'
import { answerByChoice, answerByRows } from './row-answers.ts'

const NOT_ON_PAGE = "The page doesn't say. You can ask the shop."

/** From here on a line of the page says exactly what was asked for. */
const SURE_LINE = 4.5

/** CHAT-10: answers a question about one product from its rows and from what its shop writes, and from nothing else. */
export const answerProduct: Tool<CallOf<'product'>> = async (
  deps,
  before,
  { which, question, otherwise },
) => {
  const conversation = withMessage(before, question)
  const product = await findProduct(deps, conversation, which)
  if (product === null) return null
  const cards = which.of === 'page' ? [] : [toCard(product)]
  const lines = linesFor(product, conversation.message.plain)
  const { colours, sizes, words } = conversation.message.request
  // Whether there is one of that colour or size is told by what can be chosen, not by what is written of it.
  const isSure = colours.length + sizes.length === 0 && (lines[0]?.score ?? 0) >= SURE_LINE
  // Of what was shown, and neither pointed at nor asked for what pages tell, it may be another thing altogether.
  const namesOther = words.some((word) => toProductQuestion(word).aspects.length === 0)
  const mayBeOther = namesOther && !isPointing(conversation)
  if (which.of === 'shown' && !isSure && mayBeOther) return null
  const text = (isSure ? null : answerByRows(product, conversation.message)) ?? quote(lines)
  if (text !== '')
    return textReply(
      which.of === 'page' || text.startsWith(nameOf(product)) ? text : `${nameOf(product)}. ${text}`,
      { cards, wording: 'fixed' },
    )
  const ofChoice = which.of === 'page' ? answerByChoice(product, conversation.message) : null
  if (ofChoice !== null) return textReply(ofChoice, { cards, wording: 'fixed' })
  const asked = toProductQuestion(conversation.message.plain)
  const isAsked = asked.roots.size + asked.aspects.length + asked.units.size > 0
  if (otherwise === 'pass' || !(isAsked || which.of === 'page')) return null
  const nearest = which.of === 'page' ? nearestOf(product, conversation.message.plain) : ''
  const soldOut = product.baseQuantity > 0 ? '' : "It's out of stock right now."
  const name = which.of === 'page' ? '' : `${nameOf(product)}.`
  return textReply([name, NOT_ON_PAGE, soldOut, nearest].filter(Boolean).join(' '), {
    cards,
    askShop: product,
    wording: 'fixed',
  })
}

/** 'how wide is it and where is it from': the best row of each; else all that answers the whole. */
function linesFor(product: Product, question: string): PageLine[] {
  const parts = question
    .split(/\s*(?:,|\band\b)\s*/)
    .filter((part) => toProductQuestion(part).aspects.length > 0)
  const each = parts.length > 1 ? parts.map((part) => answersOf(product, toProductQuestion(part))) : []
  const whole = answersOf(product, toProductQuestion(question))
  if (each.length < 2 || each.some(([best]) => best?.from !== 'row')) return whole
  const rows = each.flatMap((lines) => lines.slice(0, 1))
  return [...new Map(rows.map((row) => [row.text, { ...row, score: SURE_LINE }])).values()]
}

async function findProduct(
  deps: AssistantDeps,
  conversation: Conversation,
  which: ProductPointer,
): Promise<Product | null> {
  const { plain } = conversation.message
  if (which.of === 'named') return (await findNamed(deps, which.name)) ?? findCalled(deps, plain)
  if (which.of === 'page') return one(deps, conversation.lookingAt)
  const shown = shownLast(conversation)
  if (conversation.message.pointers.some(({ at }) => at === 'nth'))
    return one(deps, shown.at(which.place > 0 ? which.place - 1 : which.place) ?? null)
  const all = await listInOrder(deps, [...shown, ...shownBefore(conversation).toReversed()])
  const called = isPointing(conversation) ? null : await findCalled(deps, plain)
  const singled = singleOut(all.slice(0, shown.length), plain)
  return singled ?? spokenOf(all, plain) ?? called ?? all[0] ?? null
}

const one = async (deps: AssistantDeps, id: ProductId | null): Promise<Product | null> =>
  id === null ? null : ((await listInOrder(deps, [id]))[0] ?? null)

/** 'the headphones': of what was shown the one with most of these words in its name. */
function spokenOf(shown: readonly Product[], question: string): Product | null {
  const asked = new Set(distinctRootsIn(question))
  const shares = shown.map(({ name }) => rootsIn(name).filter((root) => asked.has(root)).length)
  const most = Math.max(...shares)
  return most === 0 ? null : (shown[shares.indexOf(most)] ?? null)
}

/** 'does the moi moi contain egg': what is called so, though another thing was shown. */
async function findCalled(deps: AssistantDeps, question: string): Promise<Product | null> {
  const [, named = ''] = CALLED.exec(question) ?? []
  const words = named.trim().split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const roots = distinctRootsIn(name)
    const found =
      roots.length > 1 || (roots.length > 0 && toProductQuestion(name).aspects.length === 0)
        ? await findNamed(deps, name)
        : null
    // 'the battery last' asks of a battery; 'the rechargeable fan' is a fan that has all of it in its name.
    const own = new Set(found === null ? [] : rootsIn(found.name))
    if (found !== null && (roots.length === 1 || roots.every((root) => own.has(root)))) return found
  }
  return null
}

const CALLED = /\b(?:the|your|una) ((?:(?!one\b|two\b|same\b|other\b)[a-z\d-]+ ?){1,6})/
