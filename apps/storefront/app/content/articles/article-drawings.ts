export type Drawing = { art: string; pigment: 'indigo' | 'camwood' | 'ochre' }

/** In a viewBox of 48 by 48, lines only; by the article's slug. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  // A phone that takes a picture.
  'photographs-with-a-phone': {
    pigment: 'indigo',
    art: 'M16 6h16a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM24 29a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM24 24.5v.01M21 37h6M5 12V8h4m30 0h4v4M5 36v4h4m30 0h4v-4',
  },
  // A tag with the naira sign.
  'pricing-with-commission-and-delivery': {
    pigment: 'ochre',
    art: 'M6 26V9a3 3 0 0 1 3-3h17l16 16-20 20L6 26ZM14 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM20 31V19l8 12V19M17.5 23.5h13M17.5 27h13',
  },
  // A parcel on two wheels.
  'packing-for-okada-and-lorry': {
    pigment: 'camwood',
    art: 'M6 8h20v16H6V8Zm7 0v6h6V8M4 29h28l6-13h4M35 22l5 11M11 42a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM39 42a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM17 36h17',
  },
  // A magnifying glass over lines of text.
  'titles-and-descriptions-that-are-found': {
    pigment: 'indigo',
    art: 'M8 10h32M8 18h14M8 26h10M8 34h12M30 34a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM36.5 31.5 43 39M26.5 25h7',
  },
  // A box that comes back.
  'a-return-without-losing-the-customer': {
    pigment: 'camwood',
    art: 'M14 20h20v20H14V20Zm7 0v7h6v-7M40 24A17 17 0 0 0 9 13M9 5v8h8',
  },
  // Shelves, with the last item on hold.
  'stock-that-is-never-oversold': {
    pigment: 'ochre',
    art: 'M6 6v36M42 6v36M6 18h36M6 36h36M11 10h6v8h-6zM20 8h6v10h-6zM11 27h7v9h-7zM30 24h6v12h-6M30 27v6M33 12l2.5 2.5L40 9',
  },
  // A pair of scales.
  'when-does-basic-pay-for-itself': {
    pigment: 'indigo',
    art: 'M24 6v34M15 42h18M9 12c6 3 9-1 15-1s9 4 15 1M9 12 4 27h10L9 12ZM39 12l-5 15h10l-5-15ZM4 27a5 5 0 0 0 10 0M34 27a5 5 0 0 0 10 0',
  },
}

/** A stall, for an article without a drawing of its own. */
const STALL: Drawing = {
  pigment: 'camwood',
  art: 'M6 20 10 8h28l4 12M6 20a4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0M10 26v14h28V26M18 40V31h12v9',
}

export const drawingOf = (slug: string): Drawing =>
  (Object.hasOwn(DRAWINGS, slug) ? DRAWINGS[slug] : undefined) ?? STALL
