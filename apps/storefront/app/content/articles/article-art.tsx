import { UliLine } from '@ahia/ui/uli-line'
import { type Drawing, drawingOf } from './article-drawings.ts'

const PIGMENTS = {
  indigo: 'bg-brand-soft text-brand-text',
  camwood: 'bg-accent-soft text-accent-text',
  ochre: 'bg-warn-soft text-warn',
} as const satisfies Record<Drawing['pigment'], string>

/** A small line drawing for an article, 16:9; decoration, because the title says the same. */
export function ArticleArt({ slug }: { slug: string }) {
  const { art, pigment } = drawingOf(slug)
  return (
    <div className={`relative grid aspect-[16/9] place-items-center overflow-hidden ${PIGMENTS[pigment]}`}>
      <UliLine className="absolute -right-1/8 -bottom-1/4 w-3/5 opacity-8" />
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="relative h-1/2"
      >
        <path d={art} />
      </svg>
    </div>
  )
}
