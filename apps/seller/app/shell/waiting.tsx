/** Only the browser knows who is signed in. */
export function Waiting() {
  return (
    <>
      <p role="status" className="min-h-11 text-text-2 noscript:hidden">
        Loading…
      </p>
      <p className="hidden rounded-card bg-info-soft p-4 noscript:block">
        The Seller Hub needs JavaScript. Turn it on in your browser, then reload this page.
      </p>
    </>
  )
}
