import { getMe } from '@ahia/contracts/admin/session'
import { officeAnswer } from '@ahia/testing/office/office-answers'
import { answer } from '@ahia/testing/open-page'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { openOfficePage } from '../../test/open-office-page.ts'
import { Frame } from './frame.tsx'

test('ADMIN-54 on a phone the menu is behind a button that names the screen one is on', async () => {
  const View = () => createElement(Frame, { children: null })
  const me = answer(getMe, officeAnswer(getMe, 'filled') as never)
  const { letIn } = openOfficePage({ View }, [me], { path: '/shops' })
  letIn()
  const button = () => document.querySelector('nav button')
  const list = () => document.getElementById(button()?.getAttribute('aria-controls') ?? '')

  await expect.poll(() => button()?.textContent).toBe('MenuShops')
  expect(button()?.getAttribute('aria-expanded')).toBe('false')
  expect(list()?.classList.contains('max-md:hidden')).toBe(true)

  button()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

  await expect.poll(() => button()?.getAttribute('aria-expanded')).toBe('true')
  expect(list()?.classList.contains('max-md:hidden')).toBe(false)
  expect(list()?.querySelectorAll('a').length).toBeGreaterThan(5)
})
