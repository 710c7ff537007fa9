import { BackLink } from '#shell/back-link.tsx'

export const BackToOrders = () => <BackLink to="/seller/orders">Orders</BackLink>
