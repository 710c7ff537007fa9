import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderIdSchema } from '../ids.ts'
import { disputeSchema } from '../shapes/dispute.ts'
import {
  appealBody,
  disputeCommands,
  disputePhotoLimit,
  messageBody,
  ofDispute,
  ofPhoto,
  theDispute,
  thePhoto,
} from '../shapes/dispute-requests.ts'

const ERRORS = ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'DISPUTE_NOT_FOUND', 'RATE_LIMITED'] as const

/** ADMIN-24 */
export const listSellerDisputes = endpoint({
  method: 'GET',
  path: '/seller/orders/{id}/disputes',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The complaints about an order of the shop, with what both sides wrote',
  params: z.strictObject({ id: orderIdSchema }),
  data: z.strictObject({ disputes: z.array(disputeSchema).describe('first things first') }),
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE', 'ORDER_NOT_FOUND', 'RATE_LIMITED'],
  limits: disputeCommands,
})

export const answerSellerDispute = endpoint({
  method: 'POST',
  path: '/seller/disputes/{id}/messages',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The shop answers a complaint, with up to 6 photos',
  params: ofDispute,
  body: messageBody,
  data: theDispute,
  errors: [...ERRORS, 'STEP_REFUSED', 'PHOTO_NOT_FOUND'],
  limits: disputeCommands,
})

export const escalateSellerDispute = endpoint({
  method: 'POST',
  path: '/seller/disputes/{id}/escalate',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The shop asks our team to decide',
  params: ofDispute,
  data: theDispute,
  errors: [...ERRORS, 'STEP_REFUSED'],
  limits: disputeCommands,
})

/** ADMIN-26 */
export const appealSellerDispute = endpoint({
  method: 'POST',
  path: '/seller/disputes/{id}/appeal',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'The shop appeals against a decision, once, within 7 days',
  params: ofDispute,
  body: appealBody,
  data: theDispute,
  errors: [...ERRORS, 'STEP_REFUSED', 'TOO_LATE'],
  limits: disputeCommands,
})

export const getSellerDisputePhoto = endpoint({
  method: 'GET',
  path: '/seller/disputes/{id}/messages/{messageId}/photos/{place}',
  auth: 'shop',
  tag: 'seller orders',
  summary: 'A photo of a complaint about an order of the shop',
  params: ofPhoto,
  data: thePhoto,
  errors: [...ERRORS, 'PHOTO_NOT_FOUND'],
  limits: disputePhotoLimit,
})
