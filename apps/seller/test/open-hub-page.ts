import { shopSession } from '@ahia/shop-session/shop-session'
import { createFakeApi, type FakeApi } from '@ahia/testing/dom/fake-api'
import { fillGaps } from '@ahia/testing/dom/fill-gaps'
import { type Locator, locate } from '@ahia/testing/dom/locator'
import type { ApiAnswer } from '@ahia/testing/open-page'
import type { Page } from '@ahia/web/router/page'
import { RouterProvider } from '@ahia/web/router/router-context'
import { standStill } from '@ahia/web/router/router-state'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'

const ROUTER = standStill(
  {
    location: { pathname: '/seller', search: '', hash: '', state: null, key: 'first' },
    arrival: 'first',
    page: null,
    params: {},
    data: {},
    outcome: null,
    error: null,
  },
  shopSession.call,
)

/** A page of the hub in a DOM, for a shop that is signed in, on given answers of the API. */
export function openHubPage(
  { View }: Pick<Page<object, never>, 'View'>,
  answers: readonly ApiAnswer[],
): { api: FakeApi; all: Locator } {
  const api = createFakeApi([...answers])
  fillGaps()
  vi.stubGlobal('fetch', (input: Request | string) =>
    api.fetch(input instanceof Request ? input : new Request(input)),
  )
  const shop = { email: 'a@example.com', shop: { name: 'Iya Moria' }, token: 'a', refresh: 'b' }
  localStorage.setItem('shop', JSON.stringify(shop))
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no main')
  const root = createRoot(main)
  root.render(createElement(RouterProvider, { router: ROUTER, children: createElement(View) }))
  onTestFinished(() => {
    root.unmount()
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    expect(api.faults).toEqual([])
  })
  return { api, all: locate(() => [document.documentElement]) }
}
