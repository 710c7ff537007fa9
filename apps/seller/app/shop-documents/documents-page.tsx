import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { DocumentList } from './document-list.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Documents'),
    description: `Documents of your shop for ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: () => (
    <WithShop title="Documents" without="You can send your documents once you have a shop.">
      <DocumentList />
    </WithShop>
  ),
})
