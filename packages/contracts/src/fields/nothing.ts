import { z } from 'zod'

/** The data of an answer that says only that it was done. */
export const nothing = z.strictObject({})
