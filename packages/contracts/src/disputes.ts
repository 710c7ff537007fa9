import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderIdSchema } from './ids.ts'
import { disputeSchema } from './shapes/dispute.ts'
import {
  appealBody,
  disputeCommands,
  disputePhotoLimit,
  messageBody,
  ofDispute,
  ofPhoto,
  theDispute,
  thePhoto,
} from './shapes/dispute-requests.ts'

const ERRORS = ['NOT_SIGNED_IN', 'DISPUTE_NOT_FOUND', 'RATE_LIMITED'] as const

/** ADMIN-24 */
export const listOrderDisputes = endpoint({
  method: 'GET',
  path: '/orders/{id}/disputes',
  auth: 'customer',
  tag: 'orders',
  summary: 'The complaints about an order, with what both sides wrote',
  params: z.strictObject({ id: orderIdSchema }),
  data: z.strictObject({ disputes: z.array(disputeSchema).describe('first things first') }),
  errors: ['NOT_SIGNED_IN', 'ORDER_NOT_FOUND', 'RATE_LIMITED'],
  limits: disputeCommands,
})

export const writeDisputeMessage = endpoint({
  method: 'POST',
  path: '/orders/disputes/{id}/messages',
  auth: 'customer',
  tag: 'orders',
  summary: 'The customer writes about their complaint, with up to 6 photos',
  params: ofDispute,
  body: messageBody,
  data: theDispute,
  errors: [...ERRORS, 'STEP_REFUSED', 'PHOTO_NOT_FOUND'],
  limits: disputeCommands,
})

export const escalateDispute = endpoint({
  method: 'POST',
  path: '/orders/disputes/{id}/escalate',
  auth: 'customer',
  tag: 'orders',
  summary: 'The customer asks our team to decide',
  params: ofDispute,
  data: theDispute,
  errors: [...ERRORS, 'STEP_REFUSED'],
  limits: disputeCommands,
})

/** ADMIN-26 */
export const appealDispute = endpoint({
  method: 'POST',
  path: '/orders/disputes/{id}/appeal',
  auth: 'customer',
  tag: 'orders',
  summary: 'The customer appeals against a decision, once, within 7 days',
  params: ofDispute,
  body: appealBody,
  data: theDispute,
  errors: [...ERRORS, 'STEP_REFUSED', 'TOO_LATE'],
  limits: disputeCommands,
})

export const getDisputePhoto = endpoint({
  method: 'GET',
  path: '/orders/disputes/{id}/messages/{messageId}/photos/{place}',
  auth: 'customer',
  tag: 'orders',
  summary: 'A photo of a complaint',
  params: ofPhoto,
  data: thePhoto,
  errors: [...ERRORS, 'PHOTO_NOT_FOUND'],
  limits: disputePhotoLimit,
})
