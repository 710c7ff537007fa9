import { type Dispatch, type SetStateAction, useState } from 'react'

/** State that begins with what is given, and again when something else is given; what has the focus keeps it. */
export function useStateFrom<Value>(given: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [from, setFrom] = useState(given)
  const [value, setValue] = useState(given)
  if (from === given) return [value, setValue]
  setFrom(given)
  setValue(given)
  return [given, setValue]
}
