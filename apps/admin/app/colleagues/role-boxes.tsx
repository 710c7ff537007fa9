import { STAFF_ROLES, type StaffRole } from '@ahia/reference/staff/roles'

type RoleBoxesProps = {
  all: readonly StaffRole[]
  chosen: readonly StaffRole[]
  onChange: (roles: readonly StaffRole[]) => void
}

export function RoleBoxes({ all, chosen, onChange }: RoleBoxesProps) {
  const toggle = (role: StaffRole) =>
    onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
  return (
    <fieldset className="grid gap-1 sm:grid-cols-2">
      <legend className="font-semibold">Roles</legend>
      {all.map((role) => (
        <label key={role} className="flex min-h-11 items-start gap-2 py-1">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-brand"
            checked={chosen.includes(role)}
            onChange={() => toggle(role)}
          />
          <span>
            {STAFF_ROLES[role].label}
            <span className="block text-small text-text-2">{STAFF_ROLES[role].does}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
