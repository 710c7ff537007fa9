import { listOwnDocuments, type OwnShopCheck } from '@ahia/contracts/seller/documents'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './documents-page.tsx'

const aCheck = (facts: Partial<OwnShopCheck>): OwnShopCheck => ({
  kind: 'IDENTITY',
  label: 'Your identity',
  ask: 'A photo of your NIN slip.',
  isRequired: true,
  state: 'OPEN',
  sentAt: null,
  runsOutOn: null,
  ...facts,
})

test('ADMIN-18 a shop sees which documents it needs, how far each is, and what was asked for in plain words', async () => {
  const asked = {
    reason: 'DOCUMENT_UNREADABLE',
    words: 'The number is cut off.',
    at: '2026-11-18T09:00:00.000Z',
  }
  const checks = [
    aCheck({ state: 'REFUSED', sentAt: '2026-11-17T09:00:00.000Z' }),
    aCheck({ kind: 'TAX_NUMBER', label: 'Tax number', isRequired: false }),
  ]
  const { all } = openHubPage(page, [answer(listOwnDocuments, { checks, asked })])

  await expect.poll(() => all.content).toContain('Please send another')
  expect(all.content).toContain("We can't read a document. Please take a new photo in good light.")
  expect(all.content).toContain('The number is cut off.')
  expect(all.content).toContain('Not sent yet')
})
