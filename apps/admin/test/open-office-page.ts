import { getMe } from '@ahia/contracts/admin/session'
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
import { call, loadStaff, staffStore } from '#session/staff-session.ts'

type Options = { path?: string; params?: Record<string, string> }
type Opened = {
  api: FakeApi
  all: Locator
  /** Only now the page learns who is signed in. */
  letIn: () => void
}

/** A page of the back office in a DOM, for the colleague that the API says is signed in. */
export function openOfficePage(
  { View }: Pick<Page<object, never>, 'View'>,
  answers: readonly ApiAnswer[],
  { path = '/', params = {} }: Options = {},
): Opened {
  const api = createFakeApi([...answers])
  fillGaps()
  vi.stubGlobal('fetch', (input: Request | string) =>
    api.fetch(input instanceof Request ? input : new Request(input)),
  )
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no main')
  staffStore.set({ state: 'unknown' })
  const root = createRoot(main)
  const view = createElement(View, { params, data: {}, outcome: null })
  root.render(createElement(RouterProvider, { router: routerAt(path, params), children: view }))
  const session = api.hold(getMe)
  void loadStaff()
  onTestFinished(async () => {
    await api.settled()
    root.unmount()
    vi.unstubAllGlobals()
    expect(api.faults).toEqual([])
  })
  return { api, all: locate(() => [document.documentElement]), letIn: session.release }
}

function routerAt(path: string, params: Record<string, string>) {
  const { pathname, search } = new URL(path, 'https://ahia.example')
  return standStill(
    {
      location: { pathname, search, hash: '', state: null, key: 'first' },
      arrival: 'first',
      page: null,
      params,
      data: {},
      outcome: null,
      error: null,
    },
    call,
  )
}
