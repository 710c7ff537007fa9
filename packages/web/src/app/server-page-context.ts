import type { PageHost } from '@ahia/contracts/page-host'
import { createContext } from 'react'
import type { PageData } from './page-data.ts'

export type ServerPage = {
  /** The file of the page, or null for a page that does not exist. */
  file: string | null
  host: PageHost
  pageData: PageData
}

/** Only on the server: the page that is being rendered. */
export const ServerPageContext = createContext<ServerPage | null>(null)
