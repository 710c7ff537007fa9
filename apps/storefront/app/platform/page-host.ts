import type { Call } from '@ahia/contracts/call'
import type { PageHost } from '@ahia/contracts/page-host'
import { createContext } from 'react-router'

/** What the process around us gives to a page. */
export const hostContext = createContext<PageHost>()

/** In a loader: `context.get(callContext)(featuredProducts, {})`. */
export const callContext = createContext<Call>()
