import type { Product, ProductCard } from '@ahia/contracts/catalog'
import { stateName } from '@ahia/reference/address-words'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { describeProducts } from '#catalog/describe-products.ts'
import { listProducts } from '#catalog/list-products.ts'
import { findShopSpokenOf } from '#shops/find-shop-spoken-of.ts'
import { countApprovedShops, listShops, readShopOwner } from '#shops/shops.reads.ts'
import type { AssistantDeps } from '../assistant-deps.ts'
import { listInOrder } from '../compare/compared-shown.ts'
import type { Conversation } from '../conversation.rules.ts'
import { inARow, seenName } from '../facts/normalise.ts'
import { findElsewhere } from '../facts/places.ts'
import { findRequested } from '../find/find-requested.ts'
import { toCard } from '../find/reply/to-card.rules.ts'
import { shownLast } from '../find/show-shown.ts'
import { withMessage } from '../parse/parse-conversation.rules.ts'
import type { Answer } from '../plan/tool.ts'
import { type Reply, textReply } from '../reply.rules.ts'
import { SHOP_NOUNS, shopQuestionOf, THIS_SHOP } from './shop-question.rules.ts'

const POINTS = /\b(?:it|this|that|them|these|am)\b/
const MOST_SHOPS = 4
const MOST_LOOKED_AT = 24

/** CHAT-06: which shops sell something, and where a shop is; null when nothing such is asked or known. */
export const answerShops: Answer = async (deps, whole) => {
  const conversation = await withShopName(deps, whole)
  const asked = shopQuestionOf(conversation)
  if (asked === null) return null
  const { message } = conversation
  const named = await findShopSpokenOf(deps, [...message.plain.split(' '), ...message.request.shopWords])
  if (named && asked === 'where') return textReply(`${seenName(named.name)} is in ${seenName(named.city)}.`)
  if (named && asked === 'about') return sayAbout(deps, named)
  if (named && asked === 'what') return findRequested(deps, conversation)
  if (named || asked !== 'who') return null
  const elsewhere = findElsewhere(message.plain)
  if (elsewhere !== null) return textReply(`There is no shop in ${elsewhere} here yet.`, { wording: 'fixed' })
  const isOfShown =
    POINTS.test(message.plain) && (conversation.lookingAt !== null || shownLast(conversation).length > 0)
  const things = isOfShown ? '' : thingsOf(conversation)
  if (things !== '') return sayShops(await listSelling(deps, conversation, things))
  if (message.request.state !== null || OF_ALL.test(message.plain))
    return sayShopsIn(deps, message.request.state)
  const ids = conversation.lookingAt ? [conversation.lookingAt] : shownLast(conversation)
  return sayShops((await listInOrder(deps, ids)).map((product) => ({ product, state: null })))
}

/** 'list all your shops', 'which shop is the best' */
const OF_ALL = /\b(?:list|all|many|best|top|highest|rated)\b/

/** 'what else does this shop sell', 'is it a good shop': the same with the name of the shop in sight. */
async function withShopName(deps: AssistantDeps, conversation: Conversation): Promise<Conversation> {
  const { lookingAt, message } = conversation
  const pattern = THIS_SHOP.test(message.text) ? THIS_SHOP : lookingAt === null ? IT : null
  if (pattern === null || !pattern.test(message.text)) return conversation
  const ids = lookingAt === null ? shownLast(conversation) : [lookingAt]
  const products = await listInOrder(deps, ids)
  const [name, ...others] = new Set(products.map(({ shopId }) => shopId.name))
  if (name === undefined || others.length > 0) return conversation
  const named = withMessage(conversation, message.text.replace(pattern, name))
  return { ...named, lookingAt: null }
}

const IT = /\b(?:it|they)\b/i

type ShopFound = NonNullable<Awaited<ReturnType<typeof findShopSpokenOf>>>

/** Whose a shop is, where its owner says so, and what stands behind every shop here. */
async function sayAbout(deps: AssistantDeps, { id, name, city }: ShopFound): Promise<Reply> {
  const owner = await readShopOwner(deps.db.read, id)
  const whose = owner === null ? '' : ` It is run by ${seenName(owner)}.`
  return textReply(
    `${seenName(name)} is in ${seenName(city)}.${whose} We review every new shop before it goes live, and you pay us, not the shop.`,
    { wording: 'fixed' },
  )
}

type Sold = { product: Product; state: string | null }

/** 'Are there garden centres', 'which kitchen cooks': what they are known for. */
function thingsOf({ message }: Conversation): string {
  const { words, category } = message.request
  const candidate = message.plain.split(' ').flatMap((word) => SHOP_NOUNS.get(word) || [])
  const things = words.filter((word) => !SHOP_NOUNS.has(word))
  return (things.length > 0 ? things : category ? [category.toLowerCase()] : [...new Set(candidate)]).join(
    ' ',
  )
}

async function listSelling(deps: AssistantDeps, { message }: Conversation, search: string): Promise<Sold[]> {
  const { products, understood } = await listProducts(deps, { search, page: 1, limit: MOST_LOOKED_AT })
  const cards: ProductCard[] =
    understood.isClose || understood.notCarried !== null ? [] : JSON.parse(products)
  const { state } = message.request
  const found = await describeProducts(
    deps,
    cards.map(({ _id }) => _id),
    [],
  )
  return found
    .filter((one) => state === null || one.state === state)
    .map((one) => ({ product: one.product, state: stateName(one.state) }))
}

/** 'which shops are in Enugu' */
async function sayShopsIn(deps: AssistantDeps, state: DeliveryState | null): Promise<Reply | null> {
  const shops = await listShops(deps.db.read, { ...(state ? { state } : {}), limit: MOST_LISTED })
  const names = shops.map(({ json }): string => seenName(shopNameSchema.parse(JSON.parse(json)).name))
  if (names.length === 0) return null
  const count = state ? null : await countApprovedShops(deps.db.read)
  const where = state ? `Shops in ${stateName(state)}` : `There are ${count} shops here, the best rated first`
  return textReply(`${where}: ${inARow(names)}. What are you looking for?`, {
    asks: true,
    wording: 'fixed',
  })
}

const MOST_LISTED = 6
const shopNameSchema = z.object({ name: z.string() })

function sayShops(sold: readonly Sold[]): Reply | null {
  const byShop = [...Map.groupBy(sold, ({ product }) => product.shopId._id).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_SHOPS)
  if (byShop.length === 0) return null
  const firsts = byShop.flatMap((own) => own.slice(0, 1))
  const names = firsts.map(
    ({ product: { shopId, name } }) =>
      `${seenName(shopId.name)} in ${seenName(shopId.city)} (${name.split(',')[0]})`,
  )
  return textReply(`${byShop.length === 1 ? 'This shop does' : 'These shops do'}: ${names.join('; ')}.`, {
    cards: firsts.map(({ product }) => toCard(product)),
    wording: 'fixed',
  })
}
