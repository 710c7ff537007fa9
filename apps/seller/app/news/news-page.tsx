import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { EmailChoices } from './email-choices.tsx'
import { NewsList } from './news-list.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('News'),
    description: `What happened to your orders on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: NewsPage,
})

/** SELL-47 */
function NewsPage() {
  return (
    <WithShop title="News" without="News about your orders will be here.">
      <EmailChoices />
      <NewsList />
    </WithShop>
  )
}
