import { addBanner, uploadBanner } from '@ahia/contracts/admin/window'
import { BANNER_PLACE_LABELS, BANNER_PLACES, type BannerPlace } from '@ahia/reference/window'
import { Button } from '@ahia/ui/button'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { beginOf, endOf } from './lagos-days.rules.ts'

/** ADMIN-32: a picture with its alternative text, a path of ours and its days. A picture that was sent stays when the rest fails. */
export function BannerForm({ onSaved }: { onSaved: () => void }) {
  const [picture, setPicture] = useState<{ key: string; url: string } | null>(null)
  const sending = useAttempt("We couldn't send the picture")
  const attempt = useAttempt("We couldn't save the banner", ['alt', 'path', 'until', 'picture'])
  const attempted = attempt.state.step === 'failed'
  const choose = (file: File | undefined) => {
    if (!file) return
    setPicture(null)
    sending.run(async (signal) => setPicture(await call(uploadBanner, {}, { signal, files: [file] })))
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const until = endOf(text('until'))
    if (!picture || !until) return
    attempt.run(async (signal) => {
      const banner = { place: text('place') as BannerPlace, alt: text('alt'), path: text('path') }
      const days = { from: (beginOf(text('from')) ?? new Date()).toISOString(), until: until.toISOString() }
      await call(addBanner, { ...banner, ...days, picture: picture.key }, { signal })
      onSaved()
    })
  }
  return (
    <form onSubmit={save} className="grid gap-3 pb-3 sm:grid-cols-2">
      <label className="grid gap-1 sm:col-span-2">
        <span className="font-semibold">Picture</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          required={picture === null}
          onChange={(event) => choose(event.target.files?.[0])}
          className="min-h-11 w-full text-small file:mr-3 file:min-h-11 file:rounded-pill file:border-0 file:bg-brand-soft file:px-4 file:font-semibold file:text-brand-text"
        />
        <span className="text-small text-text-2">
          JPEG, PNG or WebP, 1,440 × 432. Phones show the middle half, so keep words there.
        </span>
      </label>
      {sending.state.step === 'busy' && (
        <p role="status" className="text-text-2 sm:col-span-2">
          Sending the picture…
        </p>
      )}
      <div className="sm:col-span-2">
        <AttemptFailure attempt={sending} />
      </div>
      {picture && (
        <img
          src={picture.url}
          alt="What you have chosen"
          width={1080}
          height={324}
          className="aspect-10/3 w-full rounded-control object-cover sm:col-span-2"
        />
      )}
      <SelectField label="Place" required name="place" defaultValue="HERO_1">
        {BANNER_PLACES.map((place) => (
          <option key={place} value={place}>
            {BANNER_PLACE_LABELS[place]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Where it leads"
        name="path"
        required
        placeholder="/products?search=yam"
        error={attempt.errorOf('path')}
        attempted={attempted}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Describe the picture"
          name="alt"
          required
          maxLength={200}
          error={attempt.errorOf('alt')}
          attempted={attempted}
          hint="For people who can't see it, and while it loads."
        />
      </div>
      <TextField label="From" name="from" type="date" hint="Leave it empty to start now." />
      <TextField
        label="Last day"
        name="until"
        type="date"
        required
        error={attempt.errorOf('until')}
        attempted={attempted}
      />
      <Button
        type="submit"
        disabled={picture === null}
        busy={attempt.state.step === 'busy'}
        className="justify-self-start"
      >
        Add banner
      </Button>
      <div className="sm:col-span-2">
        <AttemptFailure attempt={attempt} />
      </div>
    </form>
  )
}
