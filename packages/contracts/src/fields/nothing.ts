import { z } from 'zod'

/** The data of an answer that only says that it was done. */
export const nothing = z.strictObject({})
