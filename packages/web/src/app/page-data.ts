/** What the server puts into a page for hydration. */
export type PageData = {
  /** Data for the frame around all pages. */
  frame: object
  data: object
  outcome: unknown
  error: { status: number | null } | null
}

export const PAGE_DATA_ID = 'page-data'

/** The text of a `<script>` that holds data; anything that would end the script is escaped. */
export const writeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '')
