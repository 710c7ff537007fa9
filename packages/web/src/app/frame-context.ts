import { createContext } from 'react'

/** What the frame around all pages knows, on the server and in the browser alike. */
export const FrameContext = createContext<object>({})
