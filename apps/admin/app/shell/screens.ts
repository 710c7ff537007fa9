import type { StaffPermission } from '@ahia/reference/staff/roles'
import type { IconName } from '@ahia/ui/icon'

export type Screen = {
  to: string
  label: string
  icon: IconName
  /** Shown to holders of any of these; to everybody when there are none. */
  needs: readonly StaffPermission[]
}

/** ADMIN-09: the menu, made from what one may do. */
export const SCREENS: readonly Screen[] = [
  { to: '/', label: 'Work', icon: 'clock', needs: [] },
  { to: '/shops', label: 'Shops', icon: 'bag', needs: ['shops.read'] },
  { to: '/disputes', label: 'Disputes', icon: 'chat', needs: ['disputes.decide'] },
  { to: '/chargebacks', label: 'Chargebacks', icon: 'returns', needs: ['chargebacks.answer'] },
  { to: '/enquiries', label: 'Enquiries', icon: 'email', needs: ['enquiries.answer'] },
  {
    to: '/goods',
    label: 'Goods',
    icon: 'tag',
    needs: ['goods.moderate', 'goods-rules.propose', 'goods-rules.agree'],
  },
  { to: '/window', label: 'Front page', icon: 'grid', needs: ['window.edit'] },
  { to: '/searches', label: 'Searches', icon: 'search', needs: ['reports.read'] },
  { to: '/announcements', label: 'Announcements', icon: 'share', needs: ['announcements.propose'] },
  { to: '/rates', label: 'Rates and fees', icon: 'bag', needs: ['rates.propose', 'rates.agree'] },
  { to: '/proposals', label: 'Proposals', icon: 'check', needs: [] },
  { to: '/customers', label: 'Customers', icon: 'user', needs: ['people.find'] },
  { to: '/data-requests', label: 'Data requests', icon: 'info', needs: ['people.rights'] },
  { to: '/breaches', label: 'Breaches', icon: 'alert', needs: ['people.rights'] },
  { to: '/audit', label: 'Audit', icon: 'menu', needs: ['audit.read'] },
  { to: '/switches', label: 'Switches', icon: 'pause', needs: ['switches.propose', 'switches.agree'] },
  { to: '/holidays', label: 'Holidays', icon: 'clock', needs: ['settings.propose', 'settings.agree'] },
  { to: '/colleagues', label: 'Colleagues', icon: 'user', needs: ['staff.manage'] },
]

export const screenAt = (pathname: string): Screen | undefined =>
  SCREENS.filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))).at(-1)
