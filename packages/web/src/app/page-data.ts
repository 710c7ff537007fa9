/** What the server puts into a page for the browser to go on with. */
export type PageData = {
  /** What the frame around all pages knows. */
  frame: object
  data: object
  outcome: unknown
  error: { status: number | null } | null
}

export const PAGE_DATA_ID = 'page-data'

/** As text of a `<script>` that nobody runs; what would end the script is escaped. */
export const writeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '')
