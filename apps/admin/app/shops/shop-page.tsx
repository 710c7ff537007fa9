import type { Me } from '@ahia/contracts/admin/session'
import { getShopFile } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'
import { ShopFileView } from './shop-file-view.tsx'

export default definePage({
  head: () => ({ title: officeTitle('Shop'), isIndexed: false }),
  isPublic: true,
  View: ({ params: { id = '' } }: ViewProps<object>) => (
    <WithStaff needs="shops.read">{(me) => <Shop key={id} id={id as ShopId} me={me} />}</WithStaff>
  ),
})

function Shop({ id, me }: { id: ShopId; me: Me }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getShopFile, { id }, { signal }),
    "We couldn't load this shop",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ shop }) => <ShopFileView shop={shop} me={me} onChange={reload} />}
    </LoadedPart>
  )
}
