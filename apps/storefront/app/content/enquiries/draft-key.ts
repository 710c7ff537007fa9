import type { Enquiry } from './enquiry.ts'

export const draftKey = (name: Enquiry['name']): string => `draft-${name}`

/** Apart from the module that reads drafts, because a page checks this at once. */
export function hasDraft(name: Enquiry['name']): boolean {
  try {
    return sessionStorage.getItem(draftKey(name)) !== null
  } catch {
    return false // a browser that blocks site data has stored none
  }
}
