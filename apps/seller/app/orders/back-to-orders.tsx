import { BackLink } from '@ahia/web/components/back-link'

export const BackToOrders = () => <BackLink to="/seller/orders">Orders</BackLink>
