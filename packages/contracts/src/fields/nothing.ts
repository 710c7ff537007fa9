import { z } from 'zod'

/** The data of an answer that only confirms. */
export const nothing = z.strictObject({})
