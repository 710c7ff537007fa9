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

const EMAIL = 'a@example.com'

type Options = {
  /** With its query, if it has one. */
  path?: string
  /** Who is signed in; the shop is null before its profile is filled in. */
  signedIn?: { email?: string; shop?: { name: string } | null }
}

type Opened = {
  api: FakeApi
  all: Locator
  /** As after a reload by the browser: what is stored stays, what was on the page is gone. */
  reload: () => void
}

/** A page of the hub in a DOM, for a shop that is signed in, on given answers of the API. */
export function openHubPage(
  { View }: Pick<Page<object, never>, 'View'>,
  answers: readonly ApiAnswer[],
  { path = '/seller', signedIn = {} }: Options = {},
): Opened {
  const api = createFakeApi([...answers])
  fillGaps()
  vi.stubGlobal('fetch', (input: Request | string) =>
    api.fetch(input instanceof Request ? input : new Request(input)),
  )
  const { email = EMAIL, shop = { name: 'Iya Moria' } } = signedIn
  localStorage.setItem('shop', JSON.stringify({ email, shop, token: 'a', refresh: 'b' }))
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no main')
  const router = routerAt(path)
  const render = () => {
    const root = createRoot(main)
    root.render(createElement(RouterProvider, { router, children: createElement(View) }))
    return root
  }
  let root = render()
  onTestFinished(async () => {
    await api.settled()
    root.unmount()
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    expect(api.faults).toEqual([])
  })
  return {
    api,
    all: locate(() => [document.documentElement]),
    reload: () => {
      root.unmount()
      root = render()
    },
  }
}

function routerAt(path: string) {
  const { pathname, search } = new URL(path, 'https://ahia.example')
  return standStill(
    {
      location: { pathname, search, hash: '', state: null, key: 'first' },
      arrival: 'first',
      page: null,
      params: {},
      data: {},
      outcome: null,
      error: null,
    },
    shopSession.call,
  )
}
