import { login } from '@ahia/contracts/accounts'
import type { Call } from '@ahia/contracts/call'
import { listProducts } from '@ahia/contracts/catalog'
import { escalateDispute, listOrderDisputes } from '@ahia/contracts/disputes'
import type { StaffSessionId } from '@ahia/contracts/ids'
import { updateLogo, uploadDocument } from '@ahia/contracts/media'
import { openDispute } from '@ahia/contracts/orders'
import { updateShopProfile } from '@ahia/contracts/own-shop'
import { sendDataRequest } from '@ahia/contracts/profile/privacy'
import { reportProduct } from '@ahia/contracts/questions/goods-reports'
import { sendDocument } from '@ahia/contracts/seller/documents'
import { loginShop } from '@ahia/contracts/shop-accounts'
import sharp from 'sharp'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { proposeRule } from '#catalog/goods-rules/rule-proposals.ts'
import { newId } from '#platform/ids.ts'
import { DEMO_STAFF } from '#staff/demo/demo-staff.ts'
import { listPermitted } from '#staff/members/members.reads.ts'
import type { Db } from '#tables.ts'
import { DEMO_NEWCOMER, DEMO_PASSWORD, DEMO_SELLERS } from '../sellers/demo-sellers.ts'
import { callAs, type DemoMarket, type Played, pullAtSandbox } from '../sellers/play-demo-orders.ts'

/** ADMIN-11: a new shop with its document, a reported product, a question about data, a proposal. Once. */
export async function playDemoWork(market: DemoMarket & { db: Db }): Promise<void> {
  const { email } = DEMO_NEWCOMER
  const { token, shop } = await callAs(market, null)(loginShop, { email, password: DEMO_PASSWORD })
  if (shop !== null) return
  await openShop(callAs(market, token))
  const [{ customer: buyer }] = DEMO_SELLERS
  const { user } = await callAs(market, null)(login, { email: buyer.email, password: DEMO_PASSWORD })
  await complainAboutGoods(callAs(market, user.token))
  await proposeDemoRule(market.db)
}

async function openShop(shop: Call): Promise<void> {
  const { email: _, street, ...profile } = DEMO_NEWCOMER
  const logo = await shop(updateLogo, {}, { files: [await aPicture({ width: 400, height: 400 })] })
  await shop(updateShopProfile, {
    ...profile,
    avatar: logo.file.key,
    category: 'FOOD',
    address: { street, city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
  })
  const { file } = await shop(uploadDocument, {}, { files: [await aPicture({ width: 860, height: 540 })] })
  await shop(sendDocument, { kind: 'IDENTITY', key: file.key })
}

/** Lines where a card has its text: nobody's document. */
async function aPicture({ width, height }: { width: number; height: number }): Promise<File> {
  const line = (at: number) =>
    `<rect x="${width * 0.1}" y="${height * at}" width="${width * 0.6}" height="${height * 0.06}" fill="#3f3ba5"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fbbb2d"/>${[0.2, 0.4, 0.6].map(line).join('')}</svg>`
  const bytes = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' })
}

async function complainAboutGoods(customer: Call): Promise<void> {
  const { products } = await customer(listProducts, { category: 'SPA', limit: 1 })
  const [product] = products
  if (product)
    await customer(reportProduct, {
      id: product._id,
      reason: 'SAFETY',
      words: 'My skin burned after using it. The pack has no list of what is in it.',
    })
  await customer(sendDataRequest, {
    kind: 'CORRECTION',
    words: 'Please correct my name on old receipts.',
    password: DEMO_PASSWORD,
  })
}

/** OWNERs agree to it, or not. */
async function proposeDemoRule(db: Db): Promise<void> {
  const [catalogue] = DEMO_STAFF.filter(({ role }) => role === 'CATALOGUE')
  const permitted = await listPermitted(db.read, 'goods-rules.propose')
  const member = permitted.find(({ email }) => email === catalogue?.email)
  if (!member) return
  const by: StaffActor = {
    id: member.id,
    role: 'CATALOGUE',
    sessionId: newId<StaffSessionId>(),
    network: '127.0.0.1',
    requestId: 'demo',
  }
  await proposeRule(
    { db },
    {
      title: 'Used tyres',
      kind: 'PROHIBITED',
      sentence: "Used tyres can't be sold here.",
      words: ['used tyre', 'tokunbo tyre'],
      category: null,
      subCategories: [],
      validFrom: null,
      why: 'They burst on the road, and a shop has asked to list them.',
      by,
    },
  )
}

/** A dispute that staff decide, and a chargeback, of orders that were delivered. */
export async function playDemoComplaints(market: DemoMarket, played: readonly Played[]): Promise<void> {
  const [first, second] = played.filter(({ status }) => status === 'DELIVERED')
  if (first) await complain(first)
  if (second) await pullAtSandbox(market, 'dispute', second.reference)
}

async function complain({ customer, orderId: id }: Played): Promise<void> {
  await customer(openDispute, { id, kind: 'PROBLEM', reason: 'The lid was open and half of it had spilled.' })
  const { disputes } = await customer(listOrderDisputes, { id })
  const [dispute] = disputes
  if (dispute) await customer(escalateDispute, { id: dispute._id })
}
