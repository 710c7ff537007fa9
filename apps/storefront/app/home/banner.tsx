import { BANNERS } from '@ahia/pictures/site-picture-keys'
import { classNames } from '@ahia/ui/class-names'
import { Link } from '@ahia/web/components/link'
import type { ReactNode } from 'react'
import { BannerPicture } from './banner-picture.tsx'

// Ink and chalk do not change in the dark theme, because the pictures do not.
const WORDS = {
  ink: { text: 'text-strip', action: 'bg-strip text-on-strip' },
  chalk: { text: 'text-on-strip', action: 'bg-on-strip text-strip' },
} as const

/** The pictures' background colours: shown before a picture loads, and the text is readable on them. */
const GROUNDS = { market: 'bg-[#342f91]', kitchen: 'bg-[#fbd98f]' } as const

type BannerProps = {
  name: keyof typeof GROUNDS
  title: string
  headingLevel: 'h1' | 'h2'
  /** One sentence, where there is space. */
  children: ReactNode
  to: string
  action: string
  urgency?: 'lazy' | 'first'
}

/** Text over a picture, all of it one link. It grows with the text, for instance with large fonts. */
export function Banner(props: BannerProps) {
  const { name, title, headingLevel: Heading, children, to, action, urgency = 'lazy' } = props
  const words = WORDS[BANNERS[name].text]
  return (
    <div
      className={classNames(
        'relative isolate flex aspect-video items-center overflow-hidden rounded-sheet p-4 md:aspect-10/3 md:px-18 md:py-6',
        GROUNDS[name],
        words.text,
      )}
    >
      <BannerPicture name={name} urgency={urgency} />
      <div className="w-2/5 min-w-min">
        <Heading className="text-lead font-extrabold text-balance sm:text-h2 md:text-h1 lg:text-hero">
          {title}
        </Heading>
        <p className="mt-2 hidden text-pretty lg:block lg:text-lead">{children}</p>
        <Link
          to={to}
          className={classNames(
            'mt-3 inline-flex min-h-9 items-center rounded-pill px-3 text-small font-semibold whitespace-nowrap outline-none sm:px-4 lg:mt-4',
            'after:absolute after:inset-0 after:rounded-sheet focus-visible:after:outline-3 focus-visible:after:-outline-offset-5 focus-visible:after:outline-current',
            words.action,
          )}
        >
          {action}
        </Link>
      </div>
    </div>
  )
}
