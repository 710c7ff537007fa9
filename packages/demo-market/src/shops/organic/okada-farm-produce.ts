import type { DemoShop } from '../../demo-goods.ts'

export const okadaFarmProduce: DemoShop = {
  name: 'Okada Farm Produce',
  city: 'Okada, Edo',
  state: 'EDO',
  category: 'ORGANIC',
  description:
    'A cooperative of twenty-three farms around Okada and Iguobazuwa, selling direct since 2015. Palm oil pressed every Friday, yam dug to order, and the same scale for everybody.',
  avatar: 'emoji:1f334',
  sign: { colours: 'leaf', front: 'lamps', emblem: 'palm' },
  owner: { name: 'Mama Efe', line: 'Twenty-three farms, one scale, one price for everybody.' },
  products: [
    {
      name: 'Red palm oil, 5 L',
      subtitle: 'Pressed every Friday, low acid, no colouring',
      subCategory: 'Palm Oil',
      naira: 11_500,
      stock: 160,
      description:
        'Fresh fruit from our own palms is boiled and pressed within two days of harvest, then rested and filtered, so the oil is bright red, thin in the heat and free of water. It does not catch the throat. Use it for banga, ogbono, beans porridge and yam. The new 5 L keg has a sealed cap with the pressing date written on it.',
      specifications: {
        Volume: '5 L',
        Origin: 'Okada, Edo',
        'Free fatty acid': 'Below 4 %',
        Pressed: 'Every Friday',
        Keg: 'New, sealed',
        'Shelf life': '12 months',
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 7 },
      tax: 'EXEMPT',
      sold: 4_120,
      rating: { stars: 4.7, reviews: 731 },
      isFeatured: true,
      look: { main: 'jerrycan', beside: ['emoji:1f334'], hue: -10 },
    },
    {
      name: 'White yam tubers, set of 5',
      subtitle: 'Dry, good for pounding, dug after you order',
      subCategory: 'Yam & Tubers',
      naira: 13_000,
      description:
        'Five tubers of the white, dry kind that pounds without lumps and fries without drinking oil. They are dug after your order, aired two days under thatch and checked one by one for soft ends. Medium tubers weigh about 2 kg each, large ones about 3 kg. Keep them off the floor on planks, apart from onions, and they stay good for two months.',
      specifications: {
        Tubers: '5',
        Origin: 'Iguobazuwa, Edo',
        Kind: 'White yam, dry flesh',
        Keeps: 'Up to 2 months, airy place',
        Use: 'Pounded, boiled, fried, roasted',
      },
      variants: {
        name: 'Tuber size',
        values: [
          { value: 'Medium, about 10 kg in all', naira: 13_000, stock: 75 },
          { value: 'Large, about 15 kg in all', naira: 18_500, stock: 32 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 1_260,
      rating: { stars: 4.5, reviews: 214 },
      isFeatured: true,
      look: { main: 'yam', count: 3 },
    },
    {
      name: 'Plantain bunch, Edo agbagba',
      subtitle: 'Long fingers, cut the morning it leaves',
      subCategory: 'Plantain & Fruits',
      naira: 5_500,
      description:
        'The big horn kind with long curved fingers, cut from cocoa farms near Okada on the morning of dispatch. A small bunch carries about 14 fingers, a large one 24 or more. Choose green if you want chips and unripe porridge or if the journey is long; choose turning yellow for dodo within two days. Wrapped in leaves and sack so fingers do not bruise.',
      specifications: {
        Origin: 'Okada, Edo',
        Kind: 'Agbagba, horn plantain',
        Packing: 'Leaves and jute sack',
        Keeps: '7 days green, 3 days ripe',
      },
      variants: {
        name: 'Bunch',
        values: [
          {
            value: 'Small, about 14 fingers',
            naira: 5_500,
            options: {
              name: 'Ripeness',
              values: [
                { value: 'Green', naira: 5_500, stock: 28 },
                { value: 'Turning yellow', naira: 5_500, stock: 16 },
              ],
            },
          },
          {
            value: 'Large, 24 fingers or more',
            naira: 9_500,
            options: {
              name: 'Ripeness',
              values: [
                { value: 'Green', naira: 9_500, stock: 20 },
                { value: 'Turning yellow', naira: 9_500, stock: 7 },
              ],
            },
          },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'EXEMPT',
      sold: 231,
      rating: { stars: 4.3, reviews: 44 },
      look: { main: 'plantain' },
    },
    {
      name: 'Ogbono seeds, clean and dry',
      subtitle: 'Draws well, no sand, no old stock',
      subCategory: 'Local Spices',
      naira: 6_200,
      description:
        'Bush mango kernels gathered around Iguobazuwa from May to July, split, sun dried and sieved. They draw strongly: two heaped tablespoons thicken soup for five. Take whole seeds if you keep them long and grind as needed; take ground if you cook this week, as the powder turns bitter with age. Sealed by weight, never by milk tin, so half a kilo is half a kilo.',
      specifications: {
        Origin: 'Iguobazuwa, Edo',
        Season: 'May to July',
        Draw: 'Strong',
        'Shelf life': '12 months whole, 3 months ground',
      },
      variants: {
        name: 'Weight',
        values: [
          {
            value: '500 g',
            naira: 6_200,
            options: {
              name: 'Form',
              values: [
                { value: 'Whole', naira: 6_200, stock: 44 },
                { value: 'Ground', naira: 6_500, stock: 29 },
              ],
            },
          },
          {
            value: '1 kg',
            naira: 11_800,
            options: {
              name: 'Form',
              values: [
                { value: 'Whole', naira: 11_800, stock: 18 },
                { value: 'Ground', naira: 12_200, stock: 9 },
              ],
            },
          },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'REFUND', days: 5 },
      tax: 'EXEMPT',
      sold: 318,
      rating: { stars: 4.6, reviews: 57 },
      look: { main: 'emoji:1fad8', beside: ['soup-bowl'], count: 2 },
    },
    {
      name: 'Fresh usi, cassava starch for banga, 1.5 kg',
      subtitle: 'Soft ball wrapped in leaves, ready to stir',
      subCategory: 'OTHER',
      naira: 2_300,
      stock: 26,
      description:
        'Wet starch as Urhobo and Benin kitchens know it: cassava grated at five in the morning, washed through cloth four times and left to settle overnight. Break off a ball, add a spoon of palm oil and water and stir on low fire until it pulls clear like rubber. A kilo and a half serves eight. Keep it under water in the fridge and change the water daily.',
      specifications: {
        Weight: '1.5 kg, wet',
        Origin: 'Okada, Edo',
        Serves: '8',
        Wrap: 'Leaves inside nylon',
        Keeps: '6 days in the fridge',
      },
      delivery: 'SHOW_AND_CHARGE',
      area: 'STATE',
      promise: { within: 1, unit: 'DAYS' },
      returns: { policy: 'NONE', days: 0 },
      tax: 'EXEMPT',
      sold: 5,
      rating: null,
      look: { main: 'swallow', beside: ['soup-bowl'] },
    },
    {
      name: 'Cocoyam for thickening and porridge',
      subtitle: 'Small ede corms, washed and graded',
      subCategory: 'Yam & Tubers',
      naira: 4_000,
      description:
        'Small round corms of the kind that thickens bitterleaf soup: boil them in the skin, peel and pound, and six pieces are enough for a pot. Larger ones go into porridge with palm oil and scent leaf. Washed in the stream, dried in the shade and graded at the cooperative shed. Sold in a net bag so air passes; hang it and it keeps five weeks.',
      specifications: {
        Origin: 'Okada, Edo',
        Kind: 'Ede, small soup cocoyam',
        Packing: 'Net bag',
        Keeps: '5 weeks, airy place',
      },
      variants: {
        name: 'Weight',
        values: [
          { value: '3 kg', naira: 4_000, stock: 31 },
          { value: '10 kg', naira: 12_000, stock: 8 },
        ],
      },
      delivery: 'STANDARD',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 29,
      rating: { stars: 4.0, reviews: 6 },
      look: { main: 'emoji:1f954', beside: ['leaf-bunch'], count: 3 },
    },
    {
      name: 'Sweet pineapples, set of 4',
      subtitle: 'Cut ripe with the crown on',
      subCategory: 'Plantain & Fruits',
      naira: 5_200,
      stock: 40,
      description:
        'Four smooth pineapples from farms along the Okada road, cut when two thirds of the skin has turned and the smell comes through. Each weighs 1.2 to 1.6 kg. They are low in fibre and sweet enough to juice without sugar. Crowns stay on for the road, packed upright in a carton. Eat within four days, or slice and freeze what is left.',
      specifications: {
        Pieces: '4',
        Weight: 'About 5.5 kg in all',
        Origin: 'Okada, Edo',
        Keeps: '4 days, longer in the fridge',
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'REFUND', days: 3 },
      tax: 'EXEMPT',
      sold: 172,
      rating: { stars: 4.4, reviews: 35 },
      look: { main: 'emoji:1f34d', count: 3 },
    },
    {
      name: 'Ugu leaves, plucked from the vine',
      subtitle: 'Choose whole leaves or sliced ready for the pot',
      subCategory: 'Vegetables',
      naira: 1_500,
      description:
        'Young fluted pumpkin leaves without the thick stems, plucked in the evening and rinsed in clean borehole water. Whole leaves come in a perforated bag and stay fresh three days in the fridge. Sliced ugu is cut thin by women of the cooperative, spun dry and vacuum sealed, enough for one pot of egusi or edikaikong. Delivered within Edo the next morning.',
      specifications: {
        Origin: 'Okada, Edo',
        Washed: 'Twice, borehole water',
        Delivery: 'Next morning within Edo',
        Keeps: '3 days whole, 2 days sliced',
      },
      variants: {
        name: 'Cut',
        values: [
          {
            value: 'Whole leaves',
            naira: 1_500,
            options: {
              name: 'Weight',
              values: [
                { value: '600 g', naira: 1_500, stock: 50 },
                { value: '1.5 kg', naira: 3_400, stock: 18 },
              ],
            },
          },
          {
            value: 'Sliced, sealed',
            naira: 2_000,
            options: {
              name: 'Weight',
              values: [
                { value: '600 g', naira: 2_000, stock: 24 },
                { value: '1.5 kg', naira: 4_600, stock: 10 },
              ],
            },
          },
        ],
      },
      delivery: 'STANDARD',
      area: 'STATE',
      promise: { within: 1, unit: 'DAYS' },
      returns: { policy: 'NONE', days: 0 },
      tax: 'EXEMPT',
      sold: 295,
      rating: { stars: 4.1, reviews: 54 },
      look: { main: 'leaf-bunch', count: 2 },
    },
    {
      name: 'Giant land snails, live, cleaned shells',
      subtitle: 'Raised on pawpaw leaves, ten pieces in a basket',
      subCategory: 'OTHER',
      naira: 9_000,
      description:
        'Congo meat, as people here call it, raised in our pens on pawpaw leaves and kept two days without feed so the cleaning is easy. Ten live snails travel in a basket with wet leaves and reach you moving. Medium ones weigh about 90 g, jumbo ones 180 g and more with the shell. Use alum or lime to take off the slime. Laying season limits what we send.',
      specifications: {
        Pieces: '10',
        Origin: 'Okada, Edo',
        Feed: 'Pawpaw leaf and maize bran',
        Packing: 'Basket with wet leaves',
      },
      variants: {
        name: 'Size',
        values: [
          { value: 'Medium', naira: 9_000, stock: 0 },
          { value: 'Jumbo', naira: 17_500, stock: 0 },
        ],
      },
      delivery: 'SHOW_AND_CHARGE',
      returns: { policy: 'NONE', days: 0 },
      tax: 'EXEMPT',
      sold: 118,
      rating: { stars: 4.6, reviews: 29 },
      look: { main: 'emoji:1f40c', beside: ['leaf-bunch'] },
    },
    {
      name: 'Edo yellow garri, crisp and fried dry',
      subtitle: 'A touch of palm oil, sour enough for soaking',
      category: 'GROCERY',
      subCategory: 'Garri & Flours',
      naira: 4_800,
      description:
        'Cassava of twelve months, fermented three days, sieved and fried in small pans with a spoon of our own palm oil, so every grain is crisp and swells well. Sour enough for soaking with groundnut and cold water, smooth enough for eba that does not stick to the hand. No stones, no chaff; the paint measure is gone, we sell by kilo in sewn bags.',
      specifications: {
        Origin: 'Okada, Edo',
        Fermented: '3 days',
        Taste: 'Lightly sour',
        Bag: 'Sewn, with inner nylon',
        'Shelf life': '8 months',
      },
      variants: {
        name: 'Weight',
        values: [
          { value: '4 kg', naira: 4_800, stock: 85 },
          { value: '10 kg', naira: 11_500, stock: 40 },
          { value: '25 kg', naira: 27_500, stock: 12 },
        ],
      },
      delivery: 'INCLUDED_IN_PRICE',
      returns: { policy: 'REFUND', days: 7 },
      tax: 'EXEMPT',
      sold: 340,
      rating: { stars: 4.5, reviews: 58 },
      look: { main: 'garri-bowl', beside: ['sack'] },
    },
  ],
}
