import type { Shop } from '@ahia/contracts/shops'
import { Link } from '@ahia/web/components/link'
import { nairaText } from './price.tsx'
import { productPath } from './product-path.ts'
import { SmallPicture } from './small-picture.tsx'

/** WIN-10: the products in a shop's window, each a link of its own. */
export function WindowGoods({ products }: Pick<Shop, 'products'>) {
  if (products.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-2">
      {products.map(({ _id, name, images, category, basePrice, fromPrice }) => (
        <li key={_id} className="relative">
          <Link to={productPath(_id)} className="block text-meta font-extrabold tabular-nums hover:underline">
            <SmallPicture image={images[0]} category={category} alt={name} className="mb-1 rounded-control" />
            {nairaText(fromPrice ?? basePrice)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
