import type { listAudit } from '@ahia/contracts/admin/audit'
import type { DataOf } from '@ahia/contracts/endpoint'
import { Button } from '@ahia/ui/button'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { Link } from '@ahia/web/components/link'
import { useNavigate } from '@ahia/web/router/router-context'
import { type FormEvent, useState } from 'react'
import { type AuditFilterFields, auditPath } from './audit-path.rules.ts'

type AuditFilterProps = {
  filter: AuditFilterFields
  colleagues: DataOf<typeof listAudit>['colleagues']
}

export function AuditFilter({ filter, colleagues }: AuditFilterProps) {
  const navigate = useNavigate()
  const { before: _page, ...current } = filter
  const [given, setGiven] = useState<AuditFilterFields>(current)
  const look = (event: FormEvent) => {
    event.preventDefault()
    void navigate(auditPath(given))
  }
  const set = (name: keyof AuditFilterFields) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value })
  return (
    <form
      onSubmit={look}
      className="grid items-end gap-3 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-5"
    >
      <TextField
        label="About"
        isUnmarked
        placeholder="shop:… or order:…"
        value={given.subject ?? ''}
        onChange={set('subject')}
      />
      <TextField
        label="Action"
        isUnmarked
        placeholder="shop.approve"
        pattern="[a-z\-]+\.[a-z\-]+"
        title="Like shop.approve"
        value={given.act ?? ''}
        onChange={set('act')}
      />
      <SelectField label="Colleague" isUnmarked value={given.colleague ?? ''} onChange={set('colleague')}>
        <option value="">Everyone</option>
        {colleagues.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="Day" isUnmarked type="date" value={given.day ?? ''} onChange={set('day')} />
      <div className="flex items-center gap-3">
        <Button type="submit">Show</Button>
        {Object.keys(filter).length > 0 && (
          <Link to="/audit" className="inline-flex min-h-11 items-center text-brand-text underline">
            Show all
          </Link>
        )}
      </div>
    </form>
  )
}
