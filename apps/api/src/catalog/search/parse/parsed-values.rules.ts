/** An amount of something: 50 kg, 1.5 L, 20000 mAh, 6 inch. The unit is the first spelling of its line in reference/units. */
export type Measure = { amount: number; unit: string }

/** What requests are put in order by. 'Cheap' and 'affordable' read as cheapest, a bare 'best' as best-rated. */
export type Preference = 'cheapest' | 'priciest' | 'best-rated' | 'best-sold' | 'newest'
