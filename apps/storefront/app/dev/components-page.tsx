import type { ReactNode } from 'react'
import { pageTitle } from '#shell/page-title.ts'
import type { Route } from './+types/components-page'
import { ButtonSamples } from './button-samples.tsx'
import { assertDevPages } from './dev-pages.ts'
import { DialogSamples } from './dialog-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { SurfaceSamples } from './surface-samples.tsx'

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Components') },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context }: Route.LoaderArgs) {
  assertDevPages(context)
  return null
}

/** Everything in packages/ui in all its states; the switch in the footer shows the other theme. */
export default function ComponentsPage() {
  return (
    <div className="page-width grid gap-12 pt-6 lg:pt-10">
      <h1 className="text-h1 font-extrabold">Components</h1>
      <Sample title="Buttons">
        <ButtonSamples />
      </Sample>
      <Sample title="Fields">
        <FieldSamples />
      </Sample>
      <Sample title="Banners and toasts">
        <MessageSamples />
      </Sample>
      <Sample title="Dialog">
        <DialogSamples />
      </Sample>
      <Sample title="Surfaces">
        <SurfaceSamples />
      </Sample>
    </div>
  )
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-h2 font-extrabold">{title}</h2>
      {children}
    </section>
  )
}
