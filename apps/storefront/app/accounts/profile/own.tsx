import type { User } from '@ahia/contracts/shapes/user'
import { getProfile } from '@ahia/contracts/user'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call, customerSession } from '#session/customer-session.ts'
import { useOwnAnswer } from './answer.ts'
import { useBriefly } from './briefly.ts'
import { ProfileGroup, ProfileLayout, ProfileRows } from './group.tsx'
import { ProfileHead } from './head.tsx'
import { ProfileForm } from './profile-form.tsx'
import { AccountInformation, AccountStatus, AddressCard } from './profile-view.tsx'
import { type LeaveLoaders, ProfileSections } from './sections.tsx'
import { ProfileFailed, ProfileLoading } from './states.tsx'

/** PROF-02 to PROF-06, for the signed-in customer. */
export function OwnProfile(leaving: LeaveLoaders) {
  const { part, reload, put } = useOwnAnswer({
    ask: askForProfile,
    fallback: "We couldn't load your profile.",
  })
  const user = part.state === 'ready' ? part.value : null
  useEffect(() => {
    if (user) customerSession.store.update(user) // the header greets by the name that is stored
  }, [user])
  if (user) return <KnownProfile user={user} onSaved={(saved) => put(() => saved)} leaving={leaving} />
  return (
    <>
      <ProfileHead />
      {part.state === 'failed' ? (
        <ProfileFailed message={part.message} onRetry={reload} />
      ) : (
        <ProfileLoading />
      )}
    </>
  )
}

const askForProfile = async (signal: AbortSignal): Promise<User> =>
  (await call(getProfile, {}, { signal })).user

type KnownProfileProps = { user: User; onSaved: (user: User) => void; leaving: LeaveLoaders }

function KnownProfile({ user, onSaved, leaving }: KnownProfileProps) {
  const [mode, setMode] = useState<'reading' | 'editing'>('reading')
  const [saved, setSaved] = useState<User | null>(null)
  const showsSaved = useBriefly(saved, TOAST_MS.profileSaved)
  const edit = useRef<HTMLButtonElement>(null)

  const read = () => {
    flushSync(() => setMode('reading'))
    edit.current?.focus() // where the form was opened; the pressed button is gone
  }
  const keep = (user: User) => {
    onSaved(user)
    setSaved(user)
    read()
  }
  return (
    <>
      <ProfileHead />
      <div role="status" className="mb-6 empty:hidden">
        {showsSaved && <Banner tone="ok">Profile updated successfully!</Banner>}
      </div>
      <ProfileLayout>
        <ProfileGroup
          id="details"
          action={
            mode === 'reading' && (
              <Button ref={edit} look="tonal" onClick={() => setMode('editing')}>
                Edit
              </Button>
            )
          }
        >
          {mode === 'editing' ? (
            <ProfileForm user={user} onSaved={keep} onCancel={read} />
          ) : (
            <ProfileRows>
              <AccountInformation user={user} />
              <AddressCard address={user.address} />
              <AccountStatus user={user} />
            </ProfileRows>
          )}
        </ProfileGroup>
        <ProfileSections email={user.email} leaving={leaving} />
      </ProfileLayout>
    </>
  )
}
