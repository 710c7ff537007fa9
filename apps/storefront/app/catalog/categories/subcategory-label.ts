/** The last one of each category is stored as OTHER and shown as a word. */
export const subcategoryLabel = (subcategory: string): string =>
  subcategory === 'OTHER' ? 'Other' : subcategory
