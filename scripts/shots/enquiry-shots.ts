import type { Page } from '@playwright/test'
import type { Shot } from './list.ts'

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Send/ }).click()

/** What people write to us, and what is said when something is missing. */
export const ENQUIRIES: Shot[] = [
  { name: 'contact', path: '/contact' },
  { name: 'contact-gaps', path: '/contact', prepare: send },
  { name: 'logistics', path: '/logistics' },
  { name: 'logistics-gaps', path: '/logistics', prepare: send },
]
