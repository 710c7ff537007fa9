const LONGEST_SLUG = 60

/** A name as part of a file's name or a picture's key: lower case, words joined by single dashes. */
export const toSlug = (name: string, longest = LONGEST_SLUG): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
