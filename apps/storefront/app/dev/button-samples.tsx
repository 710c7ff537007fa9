import { Button, type ButtonLook, buttonClass } from '@ahia/ui/button'
import { useState } from 'react'

const LOOKS: ButtonLook[] = ['primary', 'accent', 'tonal', 'outline', 'ghost', 'danger']

export function ButtonSamples() {
  const [isBusy, setBusy] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {LOOKS.map((look) => (
          <Button key={look} look={look} disabled>
            {look} disabled
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isBusy} busyLabel="Processing..." onClick={() => setBusy(true)}>
          Pay
        </Button>
        <Button look="ghost" onClick={() => setBusy(false)}>
          Stop being busy
        </Button>
        <Button look="tonal" busy busyLabel="Processing...">
          Save
        </Button>
        <a href="#buttons" className={buttonClass('outline')}>
          A link that looks like a button
        </a>
      </div>
    </div>
  )
}
