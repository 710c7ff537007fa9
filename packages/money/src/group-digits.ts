// One formatter for all calls: making one costs more than a whole page of prices.
const nigerian = new Intl.NumberFormat('en-NG')

export const groupDigits = (amount: number): string => nigerian.format(amount)
