import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { chipClass } from '@ahia/ui/chip'
import { Icon } from '@ahia/ui/icon'
import { Carousel } from '@ahia/ui/rows/carousel'
import { Scroller } from '@ahia/ui/rows/scroller'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { StatePanel } from '@ahia/ui/state-panel'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { UliLine } from '@ahia/ui/uli-line'

const TONES: TagTone[] = ['ok', 'warn', 'info', 'danger', 'neutral']

export function SurfaceSamples() {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Card>
        <h3 className="text-h3 font-extrabold">Card</h3>
        <p className="mt-2 text-text-2">A raised piece of surface.</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="button" aria-pressed="true" className={chipClass(true)}>
            <Icon name="check" className="size-4" /> Chosen
          </button>
          <button type="button" aria-pressed="false" className={chipClass(false)}>
            Not chosen
          </button>
        </div>
      </Card>
      <Card>
        <SkeletonGroup label="Loading a sample">
          <div className="grid gap-3">
            <Skeleton className="h-32" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </SkeletonGroup>
      </Card>
      <StatePanel
        art={<UliLine className="size-full" />}
        title="Nothing here yet"
        headingLevel="h3"
        actions={<Button look="tonal">Refresh</Button>}
      >
        One line that says what to do.
      </StatePanel>
      <MovingSamples />
    </div>
  )
}

const SLIDES = ['bg-brand-soft text-brand-text', 'bg-accent-soft text-accent-text'] as const
const TILES = Array.from({ length: 16 }, (_, place) => place + 1)

function MovingSamples() {
  return (
    <div className="grid gap-5 lg:col-span-3">
      <Carousel
        label="Sample slides"
        slides={SLIDES.map((look, place) => (
          <div key={look} className={`grid h-50 place-items-center text-h2 font-extrabold ${look}`}>
            <a href={`#slide-${place + 1}`}>Slide {place + 1}</a>
          </div>
        ))}
      />
      <h3 className="flex min-h-11 items-center text-h3 font-extrabold">Scroller</h3>
      <Scroller label="Sample tiles">
        <ul className="flex w-max gap-3">
          {TILES.map((tile) => (
            <li key={tile} className="grid size-26 snap-start place-items-center rounded-card bg-surface-2">
              {tile}
            </li>
          ))}
        </ul>
      </Scroller>
    </div>
  )
}
