type StockOfChoice = {
  product: { stock: number }
  variant: { stock: number } | null
  option: { stock: number } | null
}

/** PDP-05: the most specific choice decides, so a sold-out option stays sold out whatever its variant has left. */
export const availableQuantity = ({ product, variant, option }: StockOfChoice): number =>
  option?.stock ?? variant?.stock ?? product.stock
