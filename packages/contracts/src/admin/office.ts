import { z } from 'zod'

/** What every call of the back office has in common. */
export const office = { auth: 'staff', isDocumented: false, tag: 'back office' } as const

/** Where the page before ended; only the API reads it. */
export const after = z.string().max(300).optional().describe('`next` of the page before')

export const next = z.string().nullable().describe('null: there are no more')

/** To the shop, in words. */
export const wordsToShop = z.string().trim().min(1, 'Write a message to the shop').max(2000)
