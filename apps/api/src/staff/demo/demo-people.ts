import type { Config } from '#platform/config.ts'

/** ADMIN-11: their password is known to everybody, so never where an order is really paid. */
export const hasDemoPeople = ({ demoMarket, payments }: Pick<Config, 'demoMarket' | 'payments'>): boolean =>
  demoMarket && payments.way === 'sandbox'

export const isMoneyReal = ({ payments }: Pick<Config, 'payments'>): boolean =>
  payments.way === 'provider' && payments.secretKey.startsWith('sk_live_')
