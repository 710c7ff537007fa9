import { definePage } from '@ahia/web/router/page'
import { type ReactNode, useState } from 'react'
import { CountrySelect } from '#address/country-select.tsx'
import { RegionSelect } from '#address/region-select.tsx'
import { pageTitle } from '#shell/head/page-title.ts'
import { DEV_PAGE } from '#shell/page-kinds.ts'
import { ButtonSamples } from './button-samples.tsx'
import { assertDevPages } from './dev-pages.ts'
import { DialogSamples } from './dialog-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { SignInSamples } from './sign-in-samples.tsx'
import { SurfaceSamples } from './surface-samples.tsx'

export default definePage({
  pageKinds: DEV_PAGE,
  load: (visit) => {
    assertDevPages(visit)
    return {}
  },
  head: () => ({ title: pageTitle('Components'), isIndexed: false }),
  View: ComponentsPage,
})

/** Everything in packages/ui in all its states; the switch in the footer changes the theme. */
function ComponentsPage() {
  return (
    <div className="page-width grid gap-12 pt-6 lg:pt-10">
      <h1 className="text-h1 font-extrabold">Components</h1>
      <Sample title="Buttons">
        <ButtonSamples />
      </Sample>
      <Sample title="Fields">
        <FieldSamples />
      </Sample>
      <Sample title="Country and region">
        <PlaceSamples />
      </Sample>
      <Sample title="Signing in">
        <SignInSamples />
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

/** Here and not in a separate file, because only a page may use components of another slice. */
function PlaceSamples() {
  const [country, setCountry] = useState('')
  const [region, setRegion] = useState('')
  const choose = (name: string) => {
    setCountry(name)
    setRegion('')
  }
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <CountrySelect
        label="Country"
        value={country}
        onChange={choose}
        error={country === '' ? 'Country is required' : null}
        isRequired
      />
      <RegionSelect
        label="State/Province"
        country={country}
        value={region}
        onChange={setRegion}
        error={region === '' ? 'State is required' : null}
        isRequired
      />
      <CountrySelect label="Country that nobody knows" value="Wakanda" onChange={choose} />
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
