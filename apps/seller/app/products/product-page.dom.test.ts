import { uploadMedia } from '@ahia/contracts/media'
import {
  changeListing,
  createListing,
  getListing,
  getSellerRates,
  hideListing,
  publishListing,
  removeListing,
} from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import type { Locator } from '@ahia/testing/dom/locator'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { listingWithChoices, sampleListing, wholeListing } from '@ahia/testing/seller/sample-listings'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { OpenListing } from './editor/open-listing.tsx'

const RATES = answer(getSellerRates, {
  hasPackage: false,
  rates: [{ category: 'WARDROBE', withPackageBps: 1200, withoutPackageBps: 1800 }],
})
const ID = sampleListing()._id
const saved = (listing: Listing) => answer(changeListing, { product: listing })

/** The editor in a DOM. */
function open(id: string | null, ...answers: ApiAnswer[]) {
  Element.prototype.scrollIntoView ??= () => undefined
  const View = () => createElement(OpenListing, { id })
  return openHubPage({ View }, [RATES, ...answers], { path: '/seller/products/new' })
}

const openKnown = (listing: Listing) => open(ID, answer(getListing, { product: listing }))
const status = (all: Locator) => all.css('.save-bar [role=status]').first().content
const SOON = { timeout: 6_000 }

test('SELL-10 a press on what is missing leads to its field, also while the page is still being drawn', async () => {
  let presses = 0
  const observer = new MutationObserver(() => {
    const [price] = document.querySelectorAll<HTMLElement>('[data-gap="basePrice"]')
    if (!price || presses > 0) return
    presses += 1
    expect(document.querySelector('main [name="basePrice"]')).toBeNull()
    price.click()
  })
  observer.observe(document, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())

  const { all } = open(null)

  await expect.poll(() => presses).toBe(1)
  expect(all.label(/^Price in ₦/).isFocused).toBe(true)
})

test('SELL-10 SELL-11 a new product: what is missing is said first and leads to its field; the draft is created once, then saved', async () => {
  const { api, all } = open(null, answer(createListing, { product: sampleListing() }))
  api.reply(changeListing, (sent) => saved(sampleListing({ version: 2, subtitle: String(sent.subtitle) })))
  await expect.poll(() => status(all)).toBe('Write a title to save your draft.')
  const gaps = all.role('list', 'Add these before you publish')
  expect(
    gaps
      .role('button')
      .all()
      .map((one) => one.textContent),
  ).toEqual(['longer title', 'subtitle', 'category', 'description', 'picture', 'price', 'quantity'])
  await gaps.role('button', 'price').click()
  await expect.poll(() => all.label(/^Price in ₦/).isFocused).toBe(true)
  await all.role('button', 'Publish').click()
  expect(api.sent(publishListing)).toEqual([])

  await all.label(/^Title/).fill('Ankara wrap dress, knee length ')
  await all.label(/^Subtitle/).fill('Hand-sewn in Enugu, lined')
  await expect.poll(() => status(all), SOON).toBe('Saved.')
  expect(api.sent(createListing)).toMatchObject([{ name: 'Ankara wrap dress, knee length' }])
  expect(api.sent(changeListing)).toMatchObject([{ version: 1, subtitle: 'Hand-sewn in Enugu, lined' }])
  expect(all.label(/^Title/).value).toBe('Ankara wrap dress, knee length ')
  expect(location.pathname).toBe(`/seller/products/${ID}`)
})

test('SELL-11 without a network the draft stays on the phone, survives a closed tab, and is created with the same key', async () => {
  const { api, all, reload } = open(null)
  api.lose(createListing)
  await expect.poll(() => all.label(/^Title/).count).toBe(1)
  await all.label(/^Title/).fill('Ofada rice, 5 kg')
  await expect.poll(() => status(all), SOON).toContain('saved on this phone')
  await all.label(/^Subtitle/).fill('Stone-free')
  reload()
  await expect.poll(() => all.label(/^Title/).value).toBe('Ofada rice, 5 kg')
  expect(all.label(/^Subtitle/).value).toBe('Stone-free')
  expect(all.text("We've kept what you typed before.").count).toBe(1)

  api.give(answer(createListing, { product: sampleListing({ name: 'Ofada rice, 5 kg' }) }))
  api.give(saved(sampleListing({ name: 'Ofada rice, 5 kg', subtitle: 'Stone-free', version: 2 })))
  dispatchEvent(new Event('online'))
  await expect.poll(() => status(all), SOON).toBe('Saved.')
  const keys = api.sent(createListing).map(({ requestKey }) => requestKey)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('listing-draft'))).toEqual([])
})

test('SELL-13 SELL-17 choices: values with commas, options for all, total stock, and what the shop receives', async () => {
  const { api, all } = openKnown(wholeListing())
  api.lose(changeListing)
  await expect.poll(() => all.css('dl').content).toContain('You receive₦12,136')
  expect(all.css('dl').content).toContain('Commission 18%−₦2,664')
  expect(all.css('dl').content).toContain('With a package (12%)₦13,024')
  await all.label('What do shoppers choose?').fill('Size')
  await all.label(/^Add choices/).fill('S, M, L')
  await all.label(/^Add choices/).press('Enter')
  await expect.poll(() => all.label('Choice').count).toBe(3)
  await all.role('button', 'Add options for S, like colours').click()
  await all.label('What are the options?').fill('Colour')
  await all.label(/^Add options/).fill('Red, Blue')
  await all.label(/^Add options/).press('Enter')
  await all.label('Quantity of S Red').fill('2')
  await all.role('button', 'Copy first option down').click()
  await all.role('button', 'Use these for every choice').click()
  await expect.poll(() => all.text('Total stock: 12').count).toBe(1)
  await all.role('button', 'Move L up').click()
  await expect
    .poll(() =>
      all
        .label('Choice')
        .all()
        .map((one) => (one as HTMLInputElement).value),
    )
    .toEqual(['S', 'L', 'M'])

  api.give(saved(listingWithChoices({ version: 2 })))
  dispatchEvent(new Event('online'))
  await expect.poll(() => api.sent(changeListing).length, SOON).toBeGreaterThan(0)
  expect(api.sent(changeListing).at(-1)).toMatchObject({
    variants: {
      name: 'Size',
      values: [
        {
          value: 'S',
          price: null,
          options: { name: 'Colour', values: [{ value: 'Red', quantity: 2 }, { quantity: 2 }] },
        },
        { value: 'L' },
        { value: 'M' },
      ],
    },
  })
})

test('SELL-18 the return window says when a sale becomes available', async () => {
  const { api, all } = openKnown(wholeListing())
  api.lose(changeListing)
  await expect
    .poll(() => all.text('No returns: each sale becomes available 7 days after delivery.').count)
    .toBe(1)
  await all.label('Returns').select('RETURN')
  await all.label('Days to return it').fill('30')
  await expect
    .poll(() => all.text('Returns within 30 days: each sale becomes available 30 days after delivery.').count)
    .toBe(1)
})

test('SELL-06 SELL-20 publishing needs a network and says so; then it is on sale, and changes wait for Save', async () => {
  const { api, all } = openKnown(wholeListing())
  api.lose(publishListing)
  await all.role('button', 'Publish').click()
  await expect
    .poll(() => all.css('.save-bar [role=alert]').content)
    .toContain("Publish when you're back online")
  const live = wholeListing({ status: 'LIVE', version: 2, actions: ['EDIT', 'HIDE', 'REMOVE', 'COPY'] })
  api.give(answer(publishListing, { product: live }))
  await all.role('button', 'Publish').click()
  await expect.poll(() => all.text("It's on sale").count).toBe(1)
  const keys = api.sent(publishListing).map(({ requestKey }) => requestKey)
  expect(new Set(keys).size).toBe(1)

  await all.label(/^Price in ₦/).fill('15,200')
  await expect.poll(() => status(all)).toBe('Save to show shoppers your changes.')
  api.give(saved({ ...live, version: 3, basePrice: 15_200 }))
  await all.role('button', 'Save changes').click()
  await expect.poll(() => status(all)).toBe('Saved.')
  expect(api.sent(changeListing)).toMatchObject([{ version: 2, basePrice: 15_200 }])
  api.give(
    answer(hideListing, { product: wholeListing({ status: 'HIDDEN', version: 4, basePrice: 15_200 }) }),
  )
  await all.role('button', 'Hide from shoppers').click()
  await expect.poll(() => all.text('Hidden').count).toBe(1)
})

test('SELL-08 two people edit one product: both versions side by side, what was typed stays, and the choice is sent', async () => {
  const live = wholeListing({ status: 'LIVE', actions: ['EDIT', 'HIDE'] })
  const { api, all } = openKnown(live)
  await all.label(/^Price in ₦/).fill('15,200')
  await expect.poll(() => status(all)).toBe('Save to show shoppers your changes.')
  const theirs = { ...live, version: 5, basePrice: 14_500, subtitle: 'Lined with cotton' }
  api.give(fail(changeListing, { status: 409, code: 'CHANGED_MEANWHILE', details: { product: theirs } }))
  await all.role('button', 'Save changes').click()
  await expect.poll(() => all.role('alert').first().content).toContain('Someone else changed this product')
  expect(all.role('alert').first().content).toContain('₦14,500')
  expect(all.role('alert').first().content).toContain('₦15,200')
  expect(all.label(/^Price in ₦/).value).toBe('15,200')
  expect(all.label(/^Subtitle/).value).toBe('Lined with cotton')
  await all.role('button', 'Keep mine for Price').click()
  api.give(saved({ ...theirs, version: 6, basePrice: 15_200 }))
  await all.role('button', 'Save changes').click()
  await expect.poll(() => status(all)).toBe('Saved.')
  expect(api.sent(changeListing).at(-1)).toMatchObject({ version: 5, basePrice: 15_200 })
})

test('SELL-20 a product that we took down shows the reason and can be appealed; removing asks first', async () => {
  const notice = {
    rule: null,
    reason: 'The pack shows no NAFDAC number.',
    since: '2026-11-16T08:15:00.000Z',
    appeal: null,
  }
  const listing = wholeListing({ status: 'TAKEN_DOWN', actions: ['EDIT', 'REMOVE', 'APPEAL'], notice })
  const { api, all } = openKnown(listing)
  await expect.poll(() => all.text('The pack shows no NAFDAC number.').count).toBe(1)
  await all.role('button', 'Ask us to look again').click()
  await all.role('button', 'Send').click()
  await expect.poll(() => all.text('Write a few words').count).toBe(1)
  expect(all.role('button', 'Publish').count).toBe(0)

  await all.role('button', 'Remove').click()
  expect(api.sent(removeListing)).toEqual([])
  api.give(answer(removeListing, {}))
  await all.role('button', 'Remove for good').click()
  await expect.poll(() => api.sent(removeListing)).toMatchObject([{ version: 1 }])
})

test('SELL-16 a picture that is no picture or fails to arrive says so, and the others are still there', async () => {
  const { all } = openKnown(wholeListing())
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => undefined }))
  const drawn: number[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push(Math.max(this.width, this.height))
    // As large as a very detailed photo until it is drawn smaller.
    done(new Blob([new Uint8Array(this.width === 1_600 ? 500_000 : 300_000)], { type: 'image/jpeg' }))
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const sent: { size: number; request: FakeUpload }[] = []
  class FakeUpload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    status = 0
    response: unknown = null
    onload?: () => void
    onerror?: () => void
    open = (_method: string, path: string) => expect(path).toContain(uploadMedia.path)
    setRequestHeader = () => undefined
    abort = () => undefined
    send = (body: FormData) => {
      const file = body.get('media[]')
      sent.push({ size: file instanceof Blob ? file.size : 0, request: this })
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for pictures')
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await expect.poll(() => all.css('input[type=file]').count).toBe(1)
  choose(new File(['%PDF'], 'price list.pdf', { type: 'application/pdf' }))
  await expect
    .poll(() => all.css('#pictures [role=alert]').content)
    .toBe('price list.pdf is not a JPEG, PNG or WebP picture.')

  choose(
    new File(['x'], 'one.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'two.jpg', { type: 'image/jpeg' }),
  )
  await expect.poll(() => sent.length).toBe(1)
  expect(drawn.slice(0, 3)).toEqual([1_600, 1_600, 1_280])
  expect(sent[0]?.size).toBe(300_000)
  sent[0]?.request.upload.onprogress?.({ loaded: 64, total: 100 })
  await expect.poll(() => all.text('64%').count).toBe(1)
  sent[0]?.request.onerror?.()
  await expect.poll(() => all.css('#pictures [role=alert]').content).toBe('Failed to upload images')
  await expect.poll(() => sent.length).toBe(2)
  expect(all.css('#pictures li').count).toBe(4)
  dispatchEvent(new Event('online'))
  Object.assign(sent[1]?.request ?? {}, {
    status: 200,
    response: {
      success: true,
      data: { files: [{ key: 'two-2', url: '/media/two-2/720.webp', width: 1, height: 1 }] },
    },
  })
  sent[1]?.request.onload?.()
  await expect.poll(() => sent.length).toBe(3)
  expect(all.role('button', 'Move picture 2 forward').count).toBe(1)
})

test('SELL-09 a product that is gone says so, and one that fails to load can be tried again', async () => {
  const { api, all } = open(ID, fail(getListing, { status: 500, message: 'Not now' }))
  await expect.poll(() => all.role('alert').content).toContain('Not now')
  api.give(fail(getListing, { status: 404, code: 'PRODUCT_NOT_FOUND', message: 'There is none' }))
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.css('h2').content).toBe("We can't find this product")
})
