import { createContext, type RefObject, useContext } from 'react'

/** The email that was typed on one of the screens, for the next one: a login that becomes a registration asks once. */
export const TypedEmailContext = createContext<RefObject<string> | null>(null)

export function useTypedEmail() {
  const typed = useContext(TypedEmailContext)
  return {
    typedEmail: typed?.current ?? '',
    keepEmail: (email: string) => {
      if (typed) typed.current = email
    },
  }
}
