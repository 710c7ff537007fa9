import { type OpenedPage, openPage } from '@ahia/testing/open-page'
import { renderPage } from '../app/server.tsx'
import { UNLESS_GIVEN } from './unless-given.ts'

type Opening = NonNullable<Parameters<typeof openPage>[2]>

/** A page of the market as its server sends it. */
export const open = (path: string, { answers = [], ...opening }: Opening = {}): Promise<OpenedPage> =>
  openPage(renderPage, path, { ...opening, answers: [...answers, ...UNLESS_GIVEN] })
