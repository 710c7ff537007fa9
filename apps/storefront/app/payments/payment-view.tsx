import { Icon, type IconName } from '@ahia/ui/icon'
import { type ReactNode, useEffect, useRef } from 'react'

const TONES = {
  ok: { icon: 'check', ink: 'bg-ok-soft text-ok' },
  wait: { icon: 'clock', ink: 'bg-info-soft text-info' },
  back: { icon: 'returns', ink: 'bg-warn-soft text-warn' },
  bad: { icon: 'alert', ink: 'bg-danger-soft text-danger' },
} as const satisfies Record<string, { icon: IconName; ink: string }>

type PaymentViewProps = {
  tone: keyof typeof TONES
  title: string
  /** What is there on arrival need not be announced at once. */
  arrival?: 'announced' | 'quiet'
  children?: ReactNode
  actions?: ReactNode
}

/** The heading gets the focus when the view state changes, so that screen readers announce what happened to the money. */
export function PaymentView({ tone, title, arrival = 'announced', children, actions }: PaymentViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrival === 'announced') heading.current?.focus()
  }, [title, arrival])
  const { icon, ink } = TONES[tone]
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span className={`grid size-16 place-items-center rounded-pill ${ink}`}>
        <Icon name={icon} className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold text-balance outline-none">
        {title}
      </h1>
      {children}
      {actions && (
        <div className="mt-2 flex w-full flex-wrap justify-center gap-3 max-sm:*:basis-full">{actions}</div>
      )}
    </div>
  )
}

export function Reference({ reference }: { reference: string }) {
  return (
    <p className="text-small wrap-anywhere text-text-2 empty:hidden">
      {reference && `Reference: ${reference}`}
    </p>
  )
}
