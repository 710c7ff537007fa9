import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const WORKSHOP = path.resolve(import.meta.dirname, '../../render')
const BRAND = /(?:printed\(|\blabel\(|'brand': |\bbrand=)'([^']+)'/g

/** What a shelf in Lagos really has: none of it may stand on our packs. */
const KNOWN = [
  ...[
    'Indomie',
    'Golden Penny',
    'Dangote',
    'Honeywell',
    'Mama Gold',
    'Gino',
    'Tasty Tom',
    'Devon Kings',
    'Power Oil',
  ],
  ...[
    'Milo',
    'Bournvita',
    'Ovaltine',
    'Peak',
    'Dano',
    'Cowbell',
    'Three Crowns',
    'Nescafé',
    'Nescafe',
    'Lipton',
  ],
  ...[
    'Maggi',
    'Knorr',
    'Onga',
    'Kellogg',
    "Kellogg's",
    'Heinz',
    'Titus',
    'Geisha',
    'Nestlé',
    'Nestle',
    'Cadbury',
  ],
  ...[
    'Dettol',
    'Omo',
    'Ariel',
    'Sunlight',
    'Vaseline',
    'Nivea',
    'Dove',
    'Always',
    'Pampers',
    'Durex',
    'Panadol',
  ],
  ...[
    'Emzor',
    'Omron',
    'Accu-Chek',
    'Samsung',
    'Apple',
    'Tecno',
    'Infinix',
    'itel',
    'Xiaomi',
    'Nokia',
    'Oraimo',
  ],
  ...[
    'HP',
    'Dell',
    'Lenovo',
    'Sony',
    'LG',
    'Hisense',
    'Haier Thermocool',
    'Scanfrost',
    'Binatone',
    'Philips',
  ],
  ...[
    'Nike',
    'Adidas',
    'Puma',
    'Total',
    'Mobil',
    'Castrol',
    'Toyota',
    'Honda',
    'Bajaj',
    'Michelin',
    'Dunlop',
  ],
  ...['Pedigree', 'Whiskas', 'Royal Canin', 'Friskies', 'Coca-Cola', 'Fanta', 'Pepsi', 'Malta Guinness'],
]

function readBrands(): string[] {
  const sources = globSync(['goods/*.py', 'families/*.py'], { cwd: WORKSHOP }).map((file) =>
    readFileSync(path.join(WORKSHOP, file), 'utf8'),
  )
  return sources.flatMap((source) => [...source.matchAll(BRAND)].flatMap(([, brand = '']) => brand))
}

test('PIC-08 no pack carries the name of a known brand', () => {
  const known = new Set(KNOWN.map((brand) => brand.toLowerCase()))
  const brands = readBrands()

  expect(brands.filter((brand) => known.has(brand.toLowerCase()))).toEqual([])
  expect(new Set(brands).size).toBeGreaterThan(50)
})

test('PIC-08 all type on packs comes from fonts whose open licence is recorded', () => {
  const [, families = ''] =
    /^- Type on labels: (.+?), all under the SIL Open Font License/m.exec(read('README.md')) ?? []
  const recorded = families.split(/, | and /).map(plain)
  const used = [...read('printing/type.py').matchAll(/'[a-z0-9]+': '.+\/([^/]+)\.[ot]tf'/g)].map(
    ([, file = '']) => file,
  )

  expect(used.filter((file) => !recorded.some((family) => plain(file).startsWith(family)))).toEqual([])
  expect(used.length).toBeGreaterThan(5)
})

const read = (file: string): string => readFileSync(path.join(WORKSHOP, file), 'utf8')
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')
