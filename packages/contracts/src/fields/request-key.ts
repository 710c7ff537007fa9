import { z } from 'zod'

/** SELL-07: the second arrival gets the first one's answer. */
export const requestKey = z
  .uuid()
  .toLowerCase()
  .describe('a new UUID for every command; the same one for its repeat')
