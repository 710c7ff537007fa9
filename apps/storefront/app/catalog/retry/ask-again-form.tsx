import { Button } from '@ahia/ui/button'
import type { SubmitEvent } from 'react'

/** A form, so that it also works before or without scripts: then the whole page is loaded again. */
export function AskAgainForm({ label, onAsk }: { label: string; onAsk: () => void }) {
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form onSubmit={ask}>
      <Button type="submit">{label}</Button>
    </form>
  )
}
