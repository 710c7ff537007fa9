/** CONST-03 */
export const PAGE_SIZE = 12
/** API-43 */
export const MAX_PAGE_SIZE = 60
export const MAX_SUGGESTIONS = 10
/** CONST-03: pictures of a product. */
export const MAX_PICTURES = 4
