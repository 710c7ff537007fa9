import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

const TONES = {
  info: { icon: 'info', className: 'border-info bg-info-soft', ink: 'text-info' },
  ok: { icon: 'check', className: 'border-ok bg-ok-soft', ink: 'text-ok' },
  warn: { icon: 'alert', className: 'border-warn bg-warn-soft', ink: 'text-warn' },
  danger: { icon: 'alert', className: 'border-danger bg-danger-soft', ink: 'text-danger' },
} as const satisfies Record<string, { icon: IconName; className: string; ink: string }>

type BannerProps = ComponentPropsWithRef<'div'> & { tone?: keyof typeof TONES; heading?: string }

/** A message that belongs to the page and stays. It can take focus, for example after a failed submit. */
export function Banner({ tone = 'info', heading, className, children, ...rest }: BannerProps) {
  const look = TONES[tone]
  return (
    <div
      tabIndex={-1}
      {...rest}
      className={classNames('flex gap-3 rounded-card border-l-4 p-4', look.className, className)}
    >
      <Icon name={look.icon} className={`mt-0.5 size-5 ${look.ink}`} />
      <div className="min-w-0">
        {heading && <p className={classNames('font-semibold', look.ink)}>{heading}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
