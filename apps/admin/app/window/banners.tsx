import { removeBanner, type WindowBanner } from '@ahia/contracts/admin/window'
import { BANNER_PLACE_LABELS } from '@ahia/reference/window'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { call } from '#session/staff-session.ts'
import { BannerForm } from './banner-form.tsx'

type BannersProps = { banners: readonly WindowBanner[]; onChange: () => void }

/** Pictures instead of those that come with the market. */
export function Banners({ banners, onChange }: BannersProps) {
  return (
    <section aria-labelledby="banners" className="grid grid-cols-1 gap-3">
      <h2 id="banners" className="text-h3 font-extrabold">
        Banners
      </h2>
      <details className="rounded-card border border-border bg-surface px-4">
        <summary className="cursor-pointer py-2.5 font-semibold">Add a banner</summary>
        <BannerForm onSaved={onChange} />
      </details>
      {banners.length === 0 && <p className="text-text-2">Every place shows its usual picture.</p>}
      <ul className="grid grid-cols-1 gap-3">
        {banners.map((banner) => (
          <BannerCard key={banner._id} banner={banner} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function BannerCard({ banner, onChange }: { banner: WindowBanner; onChange: () => void }) {
  const { _id: id, place, picture, alt, path, from, until } = banner
  const attempt = useAttempt("We couldn't withdraw it")
  const remove = () =>
    attempt.run(async (signal) => {
      await call(removeBanner, { id }, { signal })
      onChange()
    })
  return (
    <li className="grid grid-cols-1 gap-1 rounded-card border border-border bg-surface p-3">
      <img
        src={picture}
        alt={alt}
        width={1080}
        height={324}
        className="aspect-10/3 w-full rounded-control object-cover"
      />
      <p className="font-semibold">{BANNER_PLACE_LABELS[place]}</p>
      <p className="text-small wrap-anywhere text-text-2">
        “{alt}” leads to {path}. From {lagosMoment(from)} until {lagosMoment(until)}.
      </p>
      <Button
        look="ghost"
        busy={attempt.state.step === 'busy'}
        onClick={remove}
        className="justify-self-start"
      >
        Withdraw<span className="sr-only">: {alt}</span>
      </Button>
      <AttemptFailure attempt={attempt} />
    </li>
  )
}
