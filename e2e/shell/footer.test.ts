import { expect, test } from '../support/test.ts'

test('SHELL-14 every footer link leads to a working page', async ({ page, request }) => {
  await page.goto('/about')
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = hrefs.filter((href) => href.startsWith('/'))

  expect(own.length).toBeGreaterThanOrEqual(10)
  for (const path of own) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html, path).not.toContain('Opening soon')
    expect(html, path).toMatch(/<h1[ >]/)
  }
})
