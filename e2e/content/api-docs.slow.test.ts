import { expect, takenOver, test } from '../support/test.ts'

test('API-42 an API endpoint can be read about and tried on the docs page', async ({ page }) => {
  await page.goto('/api/v1/docs')
  await takenOver(page)
  await page.getByText('/products/featured').click()
  const trial = page.getByRole('form', { name: 'Try GET /products/featured' })

  await trial.getByRole('button', { name: 'Send' }).click()

  await expect(trial.getByRole('status')).toContainText('200')
  await expect(trial.getByRole('status')).toContainText('Party jollof rice, large bowl')
})
