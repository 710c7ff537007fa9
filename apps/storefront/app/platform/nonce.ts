import { createContext } from 'react'

/** Only known while rendering on the server; browsers hide it from scripts anyway. */
export const NonceContext = createContext<string | undefined>(undefined)
