/// <reference types="vite/client" />
import { loadUntilHere } from '../loading/lazy-part.ts'
import type { AnyPage, Route } from './page.ts'

/** What `import.meta.glob('./**\/*-page.tsx')` finds in the folder `app` of a web app. */
type PageFiles = Readonly<Record<string, () => Promise<{ default: AnyPage }>>>

/**
 * Makes the routes of an app. A file is named relative to the folder `app`; `query` names the parameters that the
 * server's page depends on.
 */
export const pageRoutes =
  (files: PageFiles) =>
  (path: string, file: string, query: readonly string[] = []): Route => {
    const load = files[`./${file}`]
    if (!load) throw new Error(`There is no page ${file}`)
    const loadDefault = () => load().then((loaded) => loaded.default)
    return {
      path,
      file: `app/${file}`,
      query,
      load: import.meta.env.SSR ? loadDefault : () => loadUntilHere(loadDefault),
    }
  }
