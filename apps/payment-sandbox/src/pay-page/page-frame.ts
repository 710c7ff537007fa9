import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

type Frame = { title: string; body: Markup /** Whether it looks for news by itself. */; watches?: 'state' }

/** What every page of the sandbox stands in. */
export const pageFrame = ({ title, body, watches }: Frame): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/assets/pay.css" />
    ${watches ? html`<script type="module" src="/assets/watch.js"></script>` : ''}
  </head>
  <body>
    <aside class="notice" aria-label="Sandbox">
      <strong>Sandbox.</strong> This page only pretends to be a payment provider: no money moves.
    </aside>
    <main class="card">${body}</main>
  </body>
</html>`
