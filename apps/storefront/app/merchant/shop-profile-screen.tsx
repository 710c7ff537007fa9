import type { UploadedFile } from '@ahia/contracts/media'
import { updateShopProfile } from '@ahia/contracts/own-shop'
import { shopSession } from '@ahia/shop-session/shop-session'
import { AccountForm } from '@ahia/web/forms/account-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useMissingFields } from '@ahia/web/forms/use-missing-fields'
import { useTyped } from '@ahia/web/forms/use-typed'
import { type ReactNode, useEffect, useState } from 'react'
import { AddressFields } from '#address/address-fields.tsx'
import { USUAL_COUNTRY } from '#address/usual-country.ts'
import { missingIn, SHOP_FIELDS, type ShopField, toShop } from './shop-profile.rules.ts'
import { ShopFields } from './shop-profile-fields.tsx'
import { fillIn, keepProfile, readProfile } from './stored-profile.ts'

const START = { country: USUAL_COUNTRY, state: '' }
const FAILED = 'Failed to update shop profile'

const STILL_SENT = 'Your logo is still uploading'
const NAME_TAKEN = 'That shop name is taken. Try adding your city.'

type Logo = {
  logo: UploadedFile | null
  onSent: (file: UploadedFile) => void
  onUnderWay: (isUnderWay: boolean) => void
  error: string | null
}

/** Whether a logo is being uploaded, and whether the form was submitted and waits for it. */
type LogoUpload = 'none' | 'under way' | 'awaited'

export type SavedShop = Awaited<ReturnType<typeof sendProfile>>

type ShopProfileScreenProps = {
  onSaved: (saved: SavedShop) => void
  logoField: (logo: Logo) => ReactNode
  /** What to offer when the registration is no longer open. */
  wayOut: ReactNode
}

const sendProfile = (shop: NonNullable<ReturnType<typeof toShop>>, options: { signal: AbortSignal }) =>
  shopSession.call(updateShopProfile, shop, options)

/** MERCH-03: all fields are required. */
export function ShopProfileScreen({ onSaved, logoField, wayOut }: ShopProfileScreenProps) {
  const attempt = useAttempt(FAILED, SHOP_FIELDS)
  const [logo, setLogo] = useState<UploadedFile | null>(null)
  const [sending, setSending] = useState<LogoUpload>('none')
  const [place, setPlace] = useState(START)
  const { form, typed, look } = useTyped(
    (text) => ({
      name: text('name').trim(),
      phone: text('phone').trim(),
      category: text('category'),
      description: text('description').trim(),
      street: text('street').trim(),
      city: text('city').trim(),
    }),
    place,
  )
  // After the first render, which must match the server's.
  useEffect(() => {
    const { texts, logo: sent } = readProfile()
    fillIn(form.current, texts)
    setLogo(sent)
    setPlace({ country: texts.country ?? START.country, state: texts.state ?? '' })
  }, [form])
  const missingFields = useMissingFields(form)
  const profile = { ...typed, ...place, avatar: logo?.key ?? '' }

  const keep = (changes: { place?: typeof place; logo?: UploadedFile } = {}) =>
    keepProfile({
      texts: { ...look(), ...(changes.place ?? place) },
      logo: changes.logo ?? logo,
    })
  const settle = (changed: typeof place) => {
    setPlace(changed)
    keep({ place: changed })
  }
  const submit = () => {
    const shop = toShop({ ...profile, ...look() })
    if (sending !== 'none') setSending('awaited')
    if (shop === null || sending !== 'none') return missingFields.show()
    attempt.run(async (signal) => onSaved(await sendProfile(shop, { signal })))
  }
  const failure = attempt.state.step === 'failed' ? attempt.state : null
  const taken = failure?.code === 'SHOP_NAME_TAKEN' ? NAME_TAKEN : null
  const handleInput = () => {
    if (taken !== null) attempt.reset() // the error was about the name before
    keep()
  }
  const serverWordsOf = (field: ShopField) => (field === 'name' ? taken : null) ?? attempt.errorOf(field)
  const wordsOf = (field: ShopField) => ({
    error: missingIn(profile, field) ?? serverWordsOf(field),
    attempted: missingFields.attempted || serverWordsOf(field) !== null,
  })
  const logoWords = () => {
    if (sending !== 'none') return sending === 'awaited' ? STILL_SENT : null
    const { attempted, error } = wordsOf('avatar')
    return attempted ? error : null
  }
  return (
    <AccountForm
      form={form}
      attempt={attempt}
      onSubmit={submit}
      onInput={handleInput}
      button="Continue"
      busyLabel="Saving..."
      wayOut={failure?.code === 'NOT_SIGNED_IN' ? wayOut : null}
    >
      <ShopFields wordsOf={wordsOf} />
      {logoField({
        logo,
        onSent: (file) => {
          setLogo(file)
          attempt.clearFieldErrors()
          keep({ logo: file })
        },
        onUnderWay: (isUnderWay) => setSending(isUnderWay ? 'under way' : 'none'),
        error: logoWords(),
      })}
      <AddressFields wordsOf={wordsOf} place={place} onPlace={settle} />
    </AccountForm>
  )
}
