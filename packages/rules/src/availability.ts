type Choice = {
  product: { stock: number }
  variant: { stock: number } | null
  option: { stock: number } | null
}

/** PDP-05: the narrowest choice decides, so a sold-out option stays so whatever its variant has left. */
export const availableQuantity = ({ product, variant, option }: Choice): number =>
  option?.stock ?? variant?.stock ?? product.stock
