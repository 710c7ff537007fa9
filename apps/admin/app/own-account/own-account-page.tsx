import { type Me, signOut } from '@ahia/contracts/admin/session'
import { addPasskey, getEnrolment, listOwnPasskeys, removePasskey } from '@ahia/contracts/admin/staff'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage } from '@ahia/web/router/page'
import { makePasskey, passkeyMessage } from '#session/passkeys.ts'
import { call, staffStore } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Your account'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff>{(me) => <OwnAccount me={me} />}</WithStaff>,
})

function OwnAccount({ me: { name, email, roles } }: { me: Me }) {
  const attempt = useAttempt("We couldn't sign you out")
  const leave = () =>
    attempt.run(async (signal) => {
      await call(signOut, {}, { signal })
      staffStore.set({ state: 'guest' })
    })
  return (
    <div className="grid max-w-reading gap-6">
      <div>
        <h1 className="text-h2 font-extrabold">{name}</h1>
        <p className="wrap-anywhere text-text-2">{email}</p>
      </div>
      <section aria-labelledby="roles">
        <h2 id="roles" className="text-h3 font-extrabold">
          Your roles
        </h2>
        <ul className="mt-2 grid gap-1">
          {roles.map((role) => (
            <li key={role}>
              <span className="font-semibold">{STAFF_ROLES[role].label}.</span> {STAFF_ROLES[role].does}
            </li>
          ))}
        </ul>
      </section>
      <Passkeys />
      <div>
        <Button look="outline" onClick={leave} busy={attempt.state.step === 'busy'}>
          Sign out
        </Button>
        <AttemptFailure attempt={attempt} />
      </div>
    </div>
  )
}

function Passkeys() {
  const { part, reload } = useOwnPart(
    (signal) => call(listOwnPasskeys, {}, { signal }),
    "We couldn't load your passkeys",
  )
  const attempt = useAttempt("We couldn't change your passkeys")
  const add = () =>
    attempt.run(async (signal) => {
      const { challengeId, options } = await call(getEnrolment, {}, { signal })
      const passkey = await makePasskey(options).catch((error: unknown) => {
        throw new Error(passkeyMessage(error, "This browser can't make passkeys here"))
      })
      await call(addPasskey, { challengeId, passkey }, { signal })
      reload()
    })
  const remove = (id: string) =>
    attempt.run(async (signal) => {
      await call(removePasskey, { id }, { signal })
      reload()
    })
  const isBusy = attempt.state.step === 'busy'
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-h3 font-extrabold">
        Passkeys
      </h2>
      <LoadedPart part={part} reload={reload}>
        {({ passkeys }) => (
          <ul className="mt-2 grid gap-2">
            {passkeys.map(({ id, name, createdAt, usedAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-3">
                <span className="font-semibold">{name}</span>
                <span className="text-small text-text-2">
                  since {lagosMoment(createdAt)}
                  {usedAt && `, last used ${lagosMoment(usedAt)}`}
                </span>
                <Button look="ghost" busy={isBusy} onClick={() => remove(id)} aria-label={`Remove ${name}`}>
                  Remove
                </Button>
              </li>
            ))}
            {passkeys.length === 0 && (
              <li className="text-text-2">You have none yet. A passkey is quicker than a code.</li>
            )}
          </ul>
        )}
      </LoadedPart>
      <Button look="outline" onClick={add} busy={isBusy} className="mt-3">
        Add a passkey
      </Button>
      <AttemptFailure attempt={attempt} />
    </section>
  )
}
