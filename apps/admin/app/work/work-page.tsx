import { definePage } from '@ahia/web/router/page'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { WorkList } from './work-list.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Work'), isIndexed: false }),
  isPublic: true,
  View: () => <WithStaff>{() => <WorkList />}</WithStaff>,
})
