import { loadUntilHere } from '@ahia/web/loading/lazy-part'
import type { AnyPage, Route } from '@ahia/web/router/page'

const files = import.meta.glob<{ default: AnyPage }>('./**/*-page.tsx')

function page(path: string, file: string): Route {
  const load = files[`./${file}`]
  if (!load) throw new Error(`There is no page ${file}`)
  const loadDefault = () => load().then((loaded) => loaded.default)
  return {
    path,
    file: `app/${file}`,
    query: [],
    load: import.meta.env.SSR ? loadDefault : () => loadUntilHere(loadDefault),
  }
}

/** The Seller Hub. Anything else shows the error page. */
export const routes: readonly Route[] = [page('/seller', 'home/home-page.tsx')]
