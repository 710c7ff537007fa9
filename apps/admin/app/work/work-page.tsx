import { definePage } from '@ahia/web/router/page'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Work'), isIndexed: false }),
  isPublic: true,
  View: WorkPage,
})

function WorkPage() {
  return <WithStaff>{() => <h1 className="text-h2 font-extrabold">Work</h1>}</WithStaff>
}
