/** Where a browser keeps who is signed in for a shop; the Seller Hub reads it before its scripts are here. */
export const SHOP_KEYS = { account: 'shop', grant: 'shop-token' } as const
