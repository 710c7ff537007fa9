import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** How somebody works with a page. A journey that is written for a hand runs with a finger and with a keyboard. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  /** A select, by the beginning of what it shows. */
  choose: (target: Locator, label: string) => Promise<void>
  /** What a person would have spent on it so far: SELL-05 is counted, not timed, so that a busy machine changes nothing. */
  seconds: () => number
  /** How it came to that. */
  work: () => { presses: number; fields: number; characters: number }
}

/** A thumb writes three characters in a second, and a first-time user needs a second and a half to find what to press. */
const CHARACTERS_A_SECOND = 3
const SECONDS_A_PRESS = 1.5

function tally() {
  let [characters, presses, fields] = [0, 0, 0]
  return {
    typed: (text: string) => {
      characters += text.length
      fields += 1
    },
    pressed: (times = 1) => {
      presses += times
    },
    seconds: () => characters / CHARACTERS_A_SECOND + presses * SECONDS_A_PRESS,
    work: () => ({ presses, fields, characters }),
  }
}

/** A finger on a phone. */
export function finger(): Hand {
  const { typed, pressed, seconds, work } = tally()
  return {
    seconds,
    work,
    press: async (target) => {
      pressed()
      await target.tap()
    },
    type: async (target, text) => {
      pressed()
      await target.tap()
      typed(text)
      await target.fill(text)
    },
    choose: async (target, label) => {
      pressed(2) // opens it, picks one
      await target.selectOption({ label })
    },
  }
}

/** No pointer at all: Tab until it has the focus. */
export function keyboard(page: Page): Hand {
  const { typed, pressed, seconds, work } = tally()
  const reach = async (target: Locator) => {
    pressed()
    await tabTo(page, target)
  }
  return {
    seconds,
    work,
    press: async (target) => {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    type: async (target, text) => {
      await reach(target)
      typed(text)
      await page.keyboard.type(text)
    },
    choose: async (target, label) => {
      await reach(target)
      typed(label)
      await page.keyboard.type(label)
      await expect(target.locator('option:checked')).toHaveText(label)
    },
  }
}

/** More than any page of ours has to stop at. */
const MOST_STOPS = 300

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const way = await target.evaluate((wanted) => {
      const active = document.activeElement
      if (active === wanted) return null
      const isBefore = active && active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING
      return isBefore ? 'Shift+Tab' : 'Tab'
    })
    if (way === null) return
    await page.keyboard.press(way)
  }
  throw new Error(`Tab never came to ${target}`)
}
