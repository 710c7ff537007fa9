import { ID_IN_PATH } from '@ahia/web/loading/early-calls'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { markSetUp } from '#session/set-up.ts'
import { listFirstCalls } from '#shell/first-calls.ts'
import { openHubPage } from '../test/open-hub-page.ts'
import { routes } from './routes.ts'

const ID = '0190b5f0-0000-7000-8000-000000000001'
const early = routes.filter(({ file }) => listFirstCalls(file).length > 0)

test.each(early)(
  'SELL-02 $path asks first for what the page has sent early',
  async ({ path, file, load }) => {
    const { View } = await load()
    const asked: string[] = []
    const screen = { View: () => createElement(View, { params: { id: ID }, data: {}, outcome: null }) }
    openHubPage(screen, [], { path: path.replace(':id', ID) })
    void markSetUp() // a shop whose first steps are done
    vi.stubGlobal('fetch', ({ url }: Request) => {
      const { pathname, search } = new URL(url)
      asked.push(pathname + search)
      return new Promise(() => {})
    })

    const wanted = listFirstCalls(file).map((call) => call.replace(ID_IN_PATH, ID))
    await expect.poll(() => asked.toSorted()).toEqual(expect.arrayContaining(wanted))
  },
)
