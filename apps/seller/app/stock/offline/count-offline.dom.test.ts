import { orderIdSchema } from '@ahia/contracts/ids'
import { countStock } from '@ahia/contracts/seller/stock'
import type { StockRow } from '@ahia/contracts/shapes/stock-row'
import { answer } from '@ahia/testing/open-page'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import { QueueNotes } from '#shell/queue-notes.tsx'
import { openHubPage } from '../../../test/open-hub-page.ts'
import { idOf, listed, SHOWN_AT, stockRow } from '../../../test/stock-rows.ts'
import page from '../stock-page.tsx'

/** All of it is free to be sold. */
const row = (place: number, given: Partial<StockRow> = {}): StockRow =>
  stockRow(place, { available: 12, held: 0, toHandOver: 0, ...given })

type Result = 'SAVED' | 'CHANGED_MEANWHILE'

const counted = (after: StockRow, result: Result = 'SAVED', missing = 0) =>
  answer(countStock, {
    results: [
      {
        _id: after._id,
        result,
        booked: 0,
        missing,
        orders: missing > 0 ? [orderIdSchema.parse(idOf(2748))] : [],
        row: after,
      },
    ],
    shownAt: SHOWN_AT,
  })

/** The page under the notes that every page of the hub has. */
const View = () => createElement(Fragment, null, createElement(QueueNotes), createElement(page.View))

async function openStock(...rows: StockRow[]) {
  const { api, all } = openHubPage({ View }, [listed([...rows])])
  await expect.poll(() => all.css('main li').count).toBe(rows.length)
  const main = () => all.css('main').content
  const count = async (name: string, seen: string) => {
    const card = all.css('main li').containing(name)
    await card.role('button', `Count ${name}`).click()
    await card.label('How many did you count?').fill(seen)
    await card.role('button', 'Save count').click()
    await expect.poll(() => card.label('How many did you count?').count).toBe(0)
  }
  return { api, all, main, count }
}

const online = () => dispatchEvent(new Event('online'))

test('SELL-54, SELL-55 a count without a network waits, says so, and is sent once when the network is back', async () => {
  const { api, main, count } = await openStock(row(1), row(2))
  api.setOffline(true)
  await count('Item 1', '11')
  await expect.poll(main).toContain("You counted 11. We'll save it when you're back online.")
  expect(main()).toContain('1 change waiting to be sent')
  const [waiting] = JSON.parse(localStorage.getItem('seller-queue') ?? '[]')

  api.setOffline(false)
  api.give(counted(row(1, { available: 11, onShelf: 11 })))
  online()

  await expect.poll(main).not.toContain('waiting to be sent')
  expect(api.sent(countStock)).toEqual([
    {
      requestKey: waiting.requestKey,
      counts: [{ sellable: row(1)._id, counted: 11, shown: 12, shownAt: SHOWN_AT, why: 'SOLD_ELSEWHERE' }],
    },
  ])
  expect(main()).not.toContain('You counted 11')
})

test('SELL-55 a count whose answer was lost is sent again under the same key', async () => {
  const { api, main, count } = await openStock(row(1))
  api.lose(countStock)
  await count('Item 1', '12')
  await expect.poll(main).toContain('You counted 12.')
  api.give(counted(row(1)))
  online()

  await expect.poll(main).not.toContain('waiting to be sent')
  expect(new Set(api.sent(countStock).map(({ requestKey }) => requestKey)).size).toBe(1)
})

test('SELL-55 of two counts of one item without a network the second is sent', async () => {
  const { api, main, count } = await openStock(row(1))
  api.setOffline(true)
  await count('Item 1', '11')
  await expect.poll(main).toContain('You counted 11.')
  await count('Item 1', '10')
  await expect.poll(main).toContain('You counted 10.')
  expect(main()).toContain('1 change waiting to be sent')
  api.setOffline(false)
  api.give(counted(row(1, { available: 10, onShelf: 10 })))
  online()

  await expect.poll(main).not.toContain('waiting to be sent')
  expect(api.sent(countStock)).toMatchObject([{ counts: [{ counted: 10 }] }])
})

test('SELL-41, SELL-56 a count that must be repeated, or found goods that are sold but not there, is shown until somebody has read it', async () => {
  const { api, all, main, count } = await openStock(row(1), row(2))
  api.setOffline(true)
  await count('Item 1', '9')
  await expect.poll(main).toContain('You counted 9.')
  await count('Item 2', '0')
  await expect.poll(main).toContain('You counted 0.')
  api.setOffline(false)
  api.reply(countStock, ({ counts }) => {
    const isFirst = JSON.stringify(counts).includes(row(1)._id)
    return isFirst ? counted(row(1, { onShelf: 8 }), 'CHANGED_MEANWHILE') : counted(row(2), 'SAVED', 2)
  })
  online()

  await expect.poll(main).toContain("Your count wasn't saved")
  await expect.poll(main).toContain('Your count was saved')
  expect(main()).toContain('Item 1: Stock changed while you counted. There should be 8 now. Count again.')
  expect(main()).toContain('Item 2: 2 sold but not there. Orders: 00002748.')
  expect(main()).not.toContain('waiting to be sent')
  expect(api.sent(countStock)).toHaveLength(2)
  online()
  await all.css('[role=alert]').containing('Item 1').role('button', "OK, I've seen it").click()
  await expect.poll(main).not.toContain("Your count wasn't saved")
  expect(main()).toContain('Your count was saved')
  expect(api.sent(countStock)).toHaveLength(2)
})

test('SELL-06, SELL-54 without a network the stock is shown as it was last seen, with its age, and can be searched and counted', async () => {
  const { api, all, main, count } = await openStock(row(1), row(2, { available: 0, onShelf: 0 }))
  api.setOffline(true)

  await all.role('button', 'Sold out').click()
  await expect.poll(main).toContain('No connection. Seen just now.')
  expect(all.css('main li').count).toBe(1)
  await all.role('button', 'All').click()
  await expect.poll(() => all.css('main li').count).toBe(2)
  expect(main()).toContain('2 items are saved on this phone. You can count them.')
  await count('Item 1', '12')
  await expect.poll(main).toContain('You counted 12.')

  await all.role('button', 'Low').click()
  await expect.poll(main).toContain("We couldn't load your stock")
})

test('SELL-56 another shop that signs in to this phone sees nothing of the stock', async () => {
  const { api, all, main } = await openStock(row(1))
  api.setOffline(true)
  const stored = localStorage.getItem('seller-stock-1') ?? ''
  localStorage.setItem('seller-stock-1', stored.replace('a@example.com', 'b@example.com'))
  dispatchEvent(new Event('seller-stock-changed'))

  await all.role('button', 'Sold out').click()
  await all.role('button', 'All').click()

  await expect.poll(main).toContain("We couldn't load your stock")
})
