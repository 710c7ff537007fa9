/** The last of each category's is kept as OTHER and read as a word. */
export const subcategoryLabel = (subcategory: string): string =>
  subcategory === 'OTHER' ? 'Other' : subcategory
