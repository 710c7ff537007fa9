/** Something that shoppers ask of a product, and how pages tell it. */
export type Aspect = {
  /** How it is asked: words or phrases. */
  asked: readonly string[]
  /** Labels of specifications that tell it, the surest first. */
  labels: readonly string[]
  /** What a sentence has that tells it. */
  phrases: readonly string[]
  /** Which of two is more of it, where it has a number: units, and words that ask for less. */
  units: readonly string[]
}

const list = (phrases: string): string[] =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

const aspect = (asked: string, labels: string, phrases = '', units = ''): Aspect => ({
  asked: list(asked),
  labels: list(labels),
  phrases: list(phrases),
  units: list(units),
})

/** The narrower before the wider: the first that are asked answer. */
export const ASPECTS: readonly Aspect[] = [
  aspect(
    'battery | last on one charge | last longer | lasts longer | last longest | lasts longest | run longer | run longest | longest battery | longer battery | one charge | full charge | play time | playtime | standby | how long can it run | run for how long | hold charge | how many hours',
    'battery | plays | runs | lasts | life | batteries | pads | capacity',
    'battery | one charge | hours | lasts | plays',
    'hour | day | mah | minute | month',
  ),
  aspect(
    'charge | charger | charging | fast charge | how long to charge | refill | full up | recharge',
    'charging | charge time | refill | charge | battery | start | input',
    'charge | charging | charger | refill | fills | usb',
    'minute | hour | w',
  ),
  aspect(
    'keep | keeps | spoil | expire | expiry | expiration | expires | best before | shelf life | store it | go bad | how long can i store | fridge | freeze it | last before',
    'keeps | shelf life | keep | after opening | opened | use before | strip life | storage | holds cold',
    'keep | keeps | spoil | expire | fridge | freezer | store | within',
    'hour | day | week | month | year',
  ),
  aspect(
    'last | lasts | lasts longest | last longest | durable | how long does it | wear out | strong | last long | life span | lifespan',
    'lasts | life | battery | plays | runs | keeps | shelf life | wear | cycles',
    'lasts | last | hours | months | years | days',
    'hour | day | week | month | year',
  ),
  aspect(
    'heavy | heavier | light | lighter | lightest | weigh | weight | kilo | kg | carry',
    'weight | carries up to | load | net weight',
    'weigh | weighs | kg | grams | light | heavy',
    'kg | g',
  ),
  aspect(
    'brand | which company | what company | who manufacture | manufacturer',
    'brand | made in | origin',
    'brand | made by',
  ),
  aspect(
    'what can it power | what can it carry | what will it carry | what can it run | what can it on | can it power | can it run | can it carry | it can carry | it can power | will it carry | will it power | will it run',
    'steady power | output | peak power | power | carries up to | load',
    'carries | powers | runs | enough for',
    'w | va | kva',
  ),
  aspect(
    'take to sew | take to make | long to sew | long to make | take to prepare | when will it be ready | how long before it is ready | ready in | take to bake | take to cook',
    'ready in | notice | order before | order by | days | cooking',
    'ready | days before | order by',
    'day | hour | week',
  ),
  aspect('memory | ram', 'memory', 'memory | ram', 'gb | mb'),
  aspect(
    'mic | microphone | take calls | make calls | for calls',
    'microphones | microphone | calls',
    'microphone | microphones | calls',
  ),
  aspect(
    'maximum weight | weight limit | weight it can carry | weight can it carry | how heavy a person | carry a person | kg can it carry | kilos can it carry | weight can it hold',
    'carries up to | load | holds | capacity',
    'carries up to | holds up to',
    'kg',
  ),
  aspect(
    'storage | hard drive | hard disk | ssd | gb | space | memory card | sd card',
    'storage | drive | memory | card',
    'storage | drive | card | memory',
    'tb | gb | mb',
  ),
  aspect(
    'screen | display | inches | inch | how wide is the screen',
    'screen | resolution | picture | panel | display',
    'screen | inch | display',
    'inch',
  ),
  aspect(
    'camera | picture | pictures | megapixel | selfie | photo | photos | video',
    'camera | picture | video | sensor | zoom | lens | resolution',
    'camera | pictures | film | video',
    'mp',
  ),
  aspect(
    'sim | network | 4g | 5g | mtn | airtel | glo | wifi | wi-fi | internet | hotspot',
    'network | sim | wi-fi | link | connection | bands | speed',
    'sim | network | wi-fi | internet',
  ),
  aspect(
    'bluetooth | connect | pair | connection | usb | hdmi | port | ports | aux | plug',
    'ports | inputs | link | connection | output | sockets | plugs | plug | charging',
    'bluetooth | connect | connects | usb | hdmi | pair | port',
  ),
  aspect(
    'power | how much light | less light | save light | saves light | uses light | use light | uses less current | save current | eat light | chop light | light does it use | light it dey use | consume light | drink fuel | fuel | watt | watts | nepa | light bill | electricity | generator | gen | inverter | voltage | volts | current | consume | consumption | energy | solar panel | kva',
    'power | voltage | energy | starts from | input | input range | supply | output | gas | heat | fuel | panel needed | start | motor',
    'watt | volts | generator | inverter | current | energy | socket',
    'w | v | kva | va',
  ),
  aspect(
    'noise | noisy | loud | quiet | silent | sound',
    'noise | sound | noise cancelling | power | keys',
    'noise | quiet | loud | silent | hum',
    'db | w',
  ),
  aspect(
    'waterproof | water proof | water resistant | water | rain | splash | sweat | swim | swimming | bath | shower | wet',
    'water | weather | rain | protection | proof | seal | wear | care',
    'water | rain | splash | sweat | swimming | wet | floats | waterproof',
  ),
  aspect(
    'in the box | inside the box | inside the pack | come with | comes with | included | include | inside it | inside the carton | package contain | what is inside | dey inside | follow come',
    'in the box | in the pack | includes | box | contents | with | items | extras | pieces | parts | pack | accessories | contains',
    'in the box | packed | included | comes with | in the carton | inside',
  ),
  aspect(
    'made of | material | fabric | leather | cotton | what cloth | plastic or | real | pure | gold plated | metal | wood | lining',
    'material | fabric | leather | metal | wood | cloth | steel | frame | upper | stone | stones | bead | beads | coral | fibre | shell | cover | gold | plating | finish | lining | core | contains',
    'made of | cotton | leather | steel | plastic | wood | fabric',
  ),
  aspect(
    'ingredient | ingredients | contain | contains | what is in it | what is inside it | allergic | allergy | nuts | gluten | milk | lactose | preservative | chemical | additive | vegetarian | vegan | halal | bleach | steroid | hydroquinone',
    'ingredients | contains | additives | base | oils | active | actives | alcohol | perfume | steroid | bleach | oil | milk | contents | meat | protein | preservatives | colouring',
    'contains | no preservative | preservative | no added | without | free of | ingredients',
  ),
  aspect('alcohol | alcoholic', 'alcohol', 'alcohol'),
  aspect('sugar | sweet | sweetened | diabetic', 'sugar | sweetener', 'sugar | sweet | honey | sweetened'),
  aspect('salt | salty', 'salt', 'salt'),
  aspect('caffeine', 'caffeine', 'caffeine'),
  aspect('fat | protein | calories', 'protein | fat | energy', 'protein | fat | calories'),
  aspect(
    'pepper | peppery | spicy | hot | pepperish | peppersome | spice',
    'pepper | spice | heat | spices',
    'pepper | spicy | hot',
  ),
  aspect(
    'how many people | feed | serve | serves | enough for | persons | portion | belleful | how many person',
    'serves | serving | servings | weight | pieces | portion | makes',
    'feeds | serves | people | persons | enough for',
  ),
  aspect(
    'how many pieces | how many are in | how many dey | pieces | how many in | number of | quantity | count | how many come | how many tablets | how many packs | how many sachets',
    'pieces | count | pack | items | packets | pairs | sheets | rolls | sticks | contents | set | in the pack | per bag | per card | in the box',
    'pieces | pack of | pack | sachets | packets',
  ),
  aspect(
    'made in | where is it made | where are they made | where it is made | made where | who made | who makes | origin | come from | comes from | where is it from | where dem make | imported | local | which country | nigerian made | where was it made | produced',
    'made in | origin | source | farm | grown in | harvest | from',
    'made in | comes from | from | grown | imported',
  ),
  aspect(
    'wash | washing | clean | cleaning | care | iron | washable | machine wash | bleed | fade | maintain | dishwasher',
    'wash | care | cleaning | washed | use | bleach | iron',
    'wash | washes | clean | iron | fade | wipe',
  ),
  aspect(
    'warranty | guarantee | guaranty | if it spoils | gets spoilt | repair',
    'warranty | guarantee | spares',
    'warranty | repair | guarantee | replace',
    'day | month | year',
  ),
  aspect(
    'age | how old | years old | months | baby | toddler | child | kids | children',
    'age | ages | for | stage',
    'children | from age | babies | months | years',
  ),
  aspect(
    'for men | for women | male | female | unisex | who is it for | for whom | suitable for',
    'for | fit | fits | skin | hair | age',
    'men | women | suits | for people',
  ),
  aspect(
    'oily skin | dry skin | sensitive skin | skin type | pimples | acne | my skin | skin',
    'skin | use | for | active | texture',
    'skin',
  ),
  aspect('hair | relaxed | natural hair', 'hair | type | length | texture', 'hair'),
  aspect(
    'smell | scent | fragrance | perfume | odour | smelling',
    'scent | smell | perfume | notes',
    'smell | scent | fragrance',
  ),
  aspect(
    'how big | how large | size | dimension | dimensions | measurement | measurements | tall | height | how high | how wide | width | how long is | length | thick | thickness | bigger | smaller | depth | most long | longest wig | tallest | biggest | most big | largest | widest | smallest | shortest | thicker | thickest',
    'size | height | width | length | sizes | thickness | depth | diameter | folded | volume | capacity | area | screen | bed size | dimensions',
    'cm | metres | inches | tall | wide | long | high',
    'm | cm | mm | inch | foot',
  ),
  aspect(
    'capacity | how much can it | hold | holds | litres | liters | litre | volume | ml | contain how many | take how many | how much water | enter',
    'capacity | volume | holds | tank | load | carries up to | bowl | pot | bottle | yield | bag | makes',
    'litres | holds | capacity | fits | takes',
    'l | ml | cl | kg | mah | kva | gb',
  ),
  aspect(
    'speed | fast | faster | fastest | prints faster | quick | how many pages | per minute | rpm | speeds',
    'speed | read speed | speeds | processor | ready in | network | start',
    'a second | a minute | fast | speed',
    'page | mb | rpm | minute',
  ),
  aspect(
    'range | distance | how far | reach how many | cover | coverage',
    'range | distance | night view | area | covers | users | devices',
    'metres | covers | reach',
    'm',
  ),
  aspect('processor | core | cores | cpu', 'processor', 'processor | cores', 'core | ghz'),
  aspect(
    'assemble | assembly | install | installation | set up | setup | fix it | mount | wall',
    'assembly | wall mount | wall | parts | in the box | fits',
    'assemble | install | tools | mount | screws | set up | setup | bracket',
  ),
  aspect(
    'how do i use | how to use | how do you use | how do i take | how to take | how do i eat | how should i use | use it | apply | dosage | dose | instruction | how often',
    'use | dose | brew | serving | method | soaking | wear | daily limit',
    'use | apply | take | drink | leave',
  ),
  aspect(
    'cook | cooking | prepare | boil | soak | ready | how long to cook | warm | microwave',
    'cooking | ready in | soaking | use | served | fried | ready | served | wait',
    'cook | cooks | boil | minutes | soak | fry | warm',
    'minute | hour',
  ),
  aspect(
    'fit | fits | work with | works with | compatible | suit my | enter my | my phone | my car | iphone | android | samsung | my laptop | use it with',
    'fits | fit | works from | works with | for | type | position | app | tips | lugs',
    'fits | works with | fit | any phone | most',
  ),
  aspect(
    'true to size | run small | runs small | tight | free size | which size should',
    'fit | sizes | size | sole',
    'size | fits | tight',
  ),
  aspect(
    'packed | packaging | package | packing | wrapped | sealed | container | bottle or',
    'packing | packed | packed in | pack | bottle | bag | wrapping | jar | tin | box | seal | wrap',
    'packed | sealed | bottle | bag | wrapped',
  ),
  aspect(
    'original | genuine | authentic | fake | new or used | used | second hand | refurbished | tokunbo | uk used | brand new | condition | expired',
    'condition | grade | papers | standard',
    'new | sealed | original | genuine | used | grade',
  ),
  aspect(
    'nafdac | son approved | certificate | certified | registration number',
    'standard | papers | nafdac | registration',
    'nafdac | certificate | tested | approved',
  ),
  aspect(
    'when was it | fresh | freshly | harvested | cooked today | baked | made today | how old is',
    'harvest | baked | cooked | roasted | pressed | season | aged | milling | smoking | packed',
    'fresh | cooked | baked | harvested | every morning | today',
  ),
  aspect(
    'notice | order ahead | in advance | how soon before | pre-order | preorder',
    'notice | days | ready in',
    'notice | a day before | order by | days before',
  ),
  aspect('app | remote | control', 'app | remote | playback', 'app | remote'),
  aspect(
    'pocket | pockets | zip | zipper | closure | button',
    'pockets | closure | buttons | lock',
    'pocket | zip | button',
  ),
  aspect('heel | sole | strap', 'sole | heel | strap | straps', 'sole | heel | strap'),
]
