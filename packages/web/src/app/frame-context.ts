import { createContext } from 'react'

/** Data for the frame around all pages, the same on the server and in the browser. */
export const FrameContext = createContext<object>({})
