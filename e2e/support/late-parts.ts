import type { Page } from '@playwright/test'
import { button as chatButton, field as chatField } from './assistant-steps.ts'
import { fillGuestCart } from './cart-page.ts'
import { HONEY } from './cart-steps.ts'
import { pathOfProduct } from './open-product.ts'
import { expect, hydrated, takenOver } from './test.ts'

type LatePart = {
  name: string
  /** The file of its script. */
  script: RegExp
  /** Files that its script imports, and that the page has not loaded before. */
  imports?: RegExp
  press: (page: Page) => Promise<void>
  alive: (page: Page) => Promise<void>
}

/** A page and its parts, in the order in which they are used. */
export type LatePage = { open: (page: Page) => Promise<void>; parts: readonly LatePart[] }

/** Parts that load their scripts when they are needed. */
export const LATE_PARTS: Readonly<Record<string, readonly LatePage[]>> = {
  'SHELL-14, SHELL-07, SHELL-09, CHAT-01, STAT-04 the footer, suggestions, subcategories, chat and next page':
    [
      {
        open: (page) => openUntouched(page, '/about'),
        parts: [
          {
            name: 'the footer',
            script: /^lazy-frame-/,
            imports: /^(interaction|cart)-/,
            press: (page) => page.mouse.move(100, 100),
            alive: takenOver,
          },
          {
            name: 'the list of suggestions',
            script: /^suggestions-/,
            press: (page) =>
              page.getByRole('combobox', { name: 'Search products' }).pressSequentially('rice'),
            alive: async (page) => {
              await expect(page.getByRole('option').first()).toBeVisible()
              await page.keyboard.press('Escape')
            },
          },
          {
            name: 'the list of subcategories',
            script: /^subcategory-list-/,
            press: (page) => page.getByRole('button', { name: 'All Categories' }).click(),
            alive: async (page) => {
              await expect(page.getByRole('link', { name: 'Soups and Stews' })).toBeVisible()
              await page.keyboard.press('Escape')
            },
          },
          {
            name: 'the chat',
            script: /^chat-/,
            imports: /^orders-/,
            press: (page) => chatButton(page).click(),
            alive: async (page) => {
              await expect(chatField(page)).toBeVisible()
              await page.keyboard.press('Escape')
            },
          },
          {
            name: 'the next page',
            script: /^terms-page-/,
            imports: /^articles-/,
            press: (page) => page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).click(),
            alive: async (page) => {
              await expect(page).toHaveURL('/terms')
              await expect(page.getByRole('heading', { name: /packages/i }).first()).toBeVisible()
            },
          },
        ],
      },
    ],
  'PDP-08, PDP-01, PDP-11, CART-08 the delivery line, the zoom, the save button and the Clear Cart dialog': [
    {
      open: async (page) => openUntouched(page, await pathOfProduct(page, HONEY)),
      parts: [
        {
          name: 'the delivery line',
          script: /^delivery-line-/,
          press: (page) => page.mouse.move(100, 100),
          alive: async (page) => {
            await page.getByLabel('Deliver to').selectOption('ENUGU')
            const stored = () => page.evaluate(() => localStorage.getItem('ahia-delivery-state'))
            await expect.poll(stored).toContain('ENUGU')
          },
        },
        {
          name: 'the zoom',
          script: /^zoom-dialog-/,
          press: (page) => page.getByRole('link', { name: `${HONEY}, image 1 of` }).click(),
          alive: (page) => expect(page.getByRole('dialog')).toBeVisible(),
        },
      ],
    },
    {
      open: (page) => openUntouched(page, '/products'),
      parts: [
        {
          name: 'the save button',
          script: /^wishlist-changes-/,
          press: (page) => page.getByRole('button', { name: /^Save/ }).first().click(),
          alive: (page) =>
            expect(page.getByRole('button', { name: /^Save/, pressed: true }).first()).toBeVisible(),
        },
      ],
    },
    {
      open: async (page) => {
        await fillGuestCart(page, { name: HONEY })
        await openUntouched(page, '/cart')
      },
      parts: [
        {
          name: 'the Clear Cart dialog',
          script: /^clear-cart-/,
          press: (page) => page.getByRole('button', { name: 'Clear Cart' }).click(),
          alive: (page) => expect(page.getByRole('dialog')).toContainText('This action cannot be undone.'),
        },
      ],
    },
  ],
  'AUTH-02, MERCH-02, STAT-02 the privacy policy, the merchant terms and the contact form': [
    {
      open: (page) => openUntouched(page, '/auth?screen=register'),
      parts: [
        {
          name: 'the privacy policy',
          script: /^privacy-dialog-/,
          imports: /^document-texts-/,
          press: (page) => page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click(),
          alive: (page) => expect(page.getByRole('dialog')).toContainText('Information We Collect'),
        },
      ],
    },
    {
      open: (page) => openUntouched(page, '/merchant'),
      parts: [
        {
          name: 'the terms',
          script: /^merchant-terms-dialog-/,
          imports: /^document-texts-/,
          press: (page) => page.getByRole('main').getByRole('link', { name: 'merchant terms' }).click(),
          alive: (page) =>
            expect(page.getByRole('dialog').getByRole('button', { name: 'Accept Terms' })).toBeVisible(),
        },
      ],
    },
    {
      open: (page) => openUntouched(page, '/contact'),
      parts: [
        {
          name: 'the contact form',
          script: /^contact-form-/,
          imports: /^interaction-/,
          press: (page) => page.getByLabel('Name').first().fill('Ada'),
          alive: async (page) => {
            await takenOver(page)
            await expect(page.getByLabel('Name').first()).toHaveValue('Ada')
          },
        },
      ],
    },
  ],
}

/** Opens a page and waits for hydration, without any interaction. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
