import type { Call } from '@ahia/contracts/call'
import {
  approveShop,
  decideListing,
  decideStandingAppeal,
  recordDelivery,
  settleDispute,
  shipOrder,
  takeDevConsoleStep as takeParcelStep,
} from '@ahia/contracts/developers/dev-console'
import type { SellerAction } from '@ahia/reference/parcel-statuses'

/** What the buttons of the dev console request. */
export const DEV_CONSOLE_STEPS = {
  ship: 'ship',
  refund: 'refund',
  turnDown: 'turn-down',
  approve: 'approve',
  atPoint: 'collected',
} as const

/** SELL-27: what the shop would press in its hub. */
export const SHOP_STEPS = {
  ACCEPT: 'Accept',
  PACK: 'Packed',
  UNPACK: 'Unpack',
  HAND_OVER: 'Hand over',
  UNDO_HAND_OVER: 'Take back',
  AT_POINT: 'At pickup point',
  TYPE_CODE: 'Check code',
  ASK_ADDRESS: 'Ask for address',
  CANNOT_FULFIL: "Can't fulfil",
  RETURNING: 'Not delivered',
  RETURNED: 'Came back',
  LOST: 'Lost',
} as const satisfies Record<SellerAction, string>

/** SELL-20: what staff decide about a listing. */
export const LISTING_DECISIONS = {
  'listing-through': { to: 'LIVE', label: 'Let through' },
  'listing-back': { to: 'HIDDEN', label: 'Send back' },
  'listing-down': { to: 'TAKEN_DOWN', label: 'Take down' },
  'listing-restore': { to: 'HIDDEN', label: 'Restore' },
} as const
export type ListingStep = keyof typeof LISTING_DECISIONS

/** SELL-51: what staff decide about an appeal. */
export const APPEAL_DECISIONS = {
  'appeal-take-out': { outcome: 'TAKEN_OUT', label: 'Take out' },
  'appeal-stays': { outcome: 'STAYS', label: 'Keep it in' },
} as const

const isAppealStep = (step: unknown): step is keyof typeof APPEAL_DECISIONS =>
  typeof step === 'string' && step in APPEAL_DECISIONS

const isListingStep = (step: unknown): step is ListingStep =>
  typeof step === 'string' && step in LISTING_DECISIONS

const isShopStep = (step: unknown): step is SellerAction => typeof step === 'string' && step in SHOP_STEPS

/** Throws for a step that no button of the page sends. */
export async function takeDevConsoleStep(call: Call, form: FormData): Promise<void> {
  const id = String(form.get('order'))
  const step = form.get('step')
  if (isShopStep(step)) {
    await call(takeParcelStep, { id, step, ...(step === 'TYPE_CODE' && { code: String(form.get('code')) }) })
    return
  }
  if (isListingStep(step)) {
    const { to } = LISTING_DECISIONS[step]
    await call(decideListing, { id: String(form.get('listing')), to, reason: String(form.get('reason')) })
    return
  }
  if (isAppealStep(step)) {
    const { outcome } = APPEAL_DECISIONS[step]
    await call(decideStandingAppeal, { id: String(form.get('appeal')), outcome, answer: answerOf(form) })
    return
  }
  switch (step) {
    case DEV_CONSOLE_STEPS.atPoint:
      await call(recordDelivery, { id, proof: 'POINT', note: 'Collected at the pickup point.' })
      return
    case DEV_CONSOLE_STEPS.ship:
      await call(shipOrder, { id })
      return
    case DEV_CONSOLE_STEPS.refund:
      await call(settleDispute, { id, outcome: 'REFUNDED', answer: answerOf(form) })
      return
    case DEV_CONSOLE_STEPS.turnDown:
      await call(settleDispute, { id, outcome: 'TURNED_DOWN', answer: answerOf(form) })
      return
    case DEV_CONSOLE_STEPS.approve:
      await call(approveShop, { id: String(form.get('shop')), version: Number(form.get('version')) })
      return
    default:
      throw new Error('The dev console has no such step')
  }
}

const answerOf = (form: FormData): string => String(form.get('answer') ?? '')
