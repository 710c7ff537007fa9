import { type OpenedPage, openPage } from '@ahia/testing/open-page'
import { renderPage } from '../app/server.tsx'

type Opening = Parameters<typeof openPage>[2]

/** A page of the market as its server sends it. */
export const open = (path: string, opening?: Opening): Promise<OpenedPage> =>
  openPage(renderPage, path, opening)
