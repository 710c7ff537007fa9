/** Words that say the same of what goods are for; a family is one word where kinds and what is told are compared. */
export const WORD_FAMILIES: readonly (readonly string[])[] = `
mother mama mum mummy mom
father papa daddy dad
child children kid kids pikin toddler
baby infant newborn
old elderly aged grandma grandmother granny grandpa grandfather
walk waka trek limp
eat chop meal
electricity nepa phcn outage blackout
cold chill chilled cool
hot heat heated warm
ice freeze frozen
sick ill sickness
pain ache hurt sore paining aching
clean wash scrub rinse
dirt dirty stain stained
smell odour stink stinking scent fragrance
car vehicle motor saloon
motorcycle okada motorbike
party owambe event celebration ceremony occasion reception
wedding marriage bride bridal
dark darkness
school student class pupil
study homework lesson
office job desk
shop store kiosk business trade
pimple acne breakout blackhead
mosquito insect
farm field
thief thieves robber burglar burgle steal
film movie video
music song dance
travel journey trip
slim fat weight
pregnant pregnancy expecting
hungry hunger
quick fast
phone mobile handset
broken break spoil damaged
water watering
protect guard safe secure security
`
  .trim()
  .split('\n')
  .map((family) => family.split(' '))
