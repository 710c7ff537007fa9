import { getMe } from '@ahia/contracts/admin/session'
import { HOSTILE_TEXTS, TRAP } from '@ahia/testing/office/hostile-texts'
import { type OfficeState, officeAnswer, officeReads } from '@ahia/testing/office/office-answers'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { describe, expect, test } from 'vitest'
import { openOfficePage } from '../test/open-office-page.ts'
import { routes } from './routes.ts'

const ID = '0190b5f0-0000-7000-8000-000000000001'

/** The invitation is for who has no session: it asks for nothing before a button is pressed. */
const ASKS_NOTHING = ['/invitation']
/** Pages with nothing of others on them before something is typed. */
const OWN_WORDS_ONLY = [...ASKS_NOTHING, '/customers']

const answersIn = (state: OfficeState): ApiAnswer[] =>
  officeReads.map((endpoint) => answer(endpoint, officeAnswer(endpoint, state) as never))

const main = () => document.querySelector('main')
const words = () => main()?.textContent ?? ''
const isLoading = () => words().includes('Loading…')

const open = async (route: (typeof routes)[number], answers: readonly ApiAnswer[]) => {
  const path = route.path.replace(':id', ID)
  const opened = openOfficePage(await route.load(), answers, { path, params: { id: ID } })
  if (!ASKS_NOTHING.includes(route.path)) await expect.poll(words).toContain('Loading…')
  opened.letIn()
  return opened
}

describe.each(routes)('$path', (route) => {
  test('ADMIN-54 R18 hostile texts in every field are shown as text, and none of them runs', async () => {
    await open(route, answersIn('filled'))
    await expect.poll(isLoading).toBe(false)
    await expect.poll(() => main()?.querySelector('h1')).not.toBe(null)

    expect(main()?.querySelectorAll('script, iframe, style, base, svg[onload], img[onerror]').length).toBe(0)
    const links = [...(main()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => !/^(\/|#|mailto:|tel:|https?:)/.test(href))).toEqual([])
    expect(Reflect.get(window, TRAP)).toBe(undefined)
    const isShown = HOSTILE_TEXTS.some((text) => words().includes(text.replaceAll(/\s+/g, ' ')))
    expect(isShown).toBe(!OWN_WORDS_ONLY.includes(route.path))
  })

  test('ADMIN-54 empty lists are said in words, and a page that is loading says so', async () => {
    await open(route, answersIn('empty'))
    await expect.poll(isLoading).toBe(false)
    await expect.poll(() => main()?.querySelector('h1')).not.toBe(null)
  })

  test('ADMIN-54 what could not be loaded can be asked for again', async () => {
    const failing = officeReads
      .filter(({ path }) => path !== getMe.path)
      .map((endpoint) => fail(endpoint, { status: 500, code: 'INTERNAL', message: 'Broken' }))
    const { all } = await open(route, [...failing, answer(getMe, officeAnswer(getMe, 'filled') as never)])
    if (OWN_WORDS_ONLY.includes(route.path)) return
    await expect.poll(isLoading).toBe(false)
    await expect.poll(() => all.role('alert').count).toBeGreaterThan(0)
    expect(all.role('button', /^Try again/i).count).toBeGreaterThan(0)
  })
})
