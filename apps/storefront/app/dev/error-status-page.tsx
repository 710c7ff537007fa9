import { definePage, PageError } from '@ahia/web/router/page'
import { assertDevPages } from './dev-pages.ts'

/** Shows the error page of any status, for designing and testing it. */
export default definePage({
  load: (visit) => {
    assertDevPages(visit)
    const status = Number(visit.params.status)
    const isErrorStatus = Number.isInteger(status) && status >= 400 && status <= 599
    throw new PageError(isErrorStatus ? status : 404)
  },
  head: () => ({ title: '' }),
  View: () => null,
})
