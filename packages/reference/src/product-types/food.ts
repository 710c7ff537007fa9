import { listProductTypes, type ProductType } from './product-type.ts'

/** Cooked food, groceries and what farms and the sea give. */
export const FOOD_TYPES: readonly ProductType[] = [
  ...listProductTypes(
    'FOOD',
    `
    jollof rice: party owambe lunch hungry rice dinner smoky cooked eat guests bowl spicy
    ofe onugbu: bitterleaf soup swallow igbo lunch eat cooked pounded anambra
    ofe nsala: white soup catfish swallow igbo new mother dinner eat cooked family
    okpa: breakfast bambara igbo enugu hot morning snack journey eat steamed
    nkwobi: cow leg pepper drink beer evening relax friends bar spicy igbo meat
    isi ewu: goat head pepper beer evening spicy igbo meat
    small chops: party finger food guests birthday samosa spring roll event reception cocktail snack bridal
    moi moi: beans pudding steamed breakfast pap protein leaf sunday eat
    palm wine: drink traditional wedding elders alcohol fresh village igba nkwu party men
    office lunch: work desk weekday meals delivered daily staff busy cook time colleagues week
    shawarma: wrap bread chicken sausage night hungry date fast food eat friends roll
    sandwich: bread lunch office quick bite breakfast picnic egg eat light
    native spaghetti: pasta eat lunch dinner smoked palm oil cooked
    fried rice: chinese rice eat lunch dinner vegetables party cooked oriental
    noodles with chicken: asian chinese eat lunch dinner stir fry cooked shrimp
    seafood okra: soup prawns crab snail swallow eat cooked draw slimy
    chapman: drink party mocktail cold sweet red nonalcoholic cucumber children refreshing
    cold brew coffee: awake caffeine morning work drowsy tired energy drink study night
    meat pie: snack pastry hungry office break children baked bite road
    party tray: office celebration colleagues guests catering event feed people meeting staff food crowd
      birthday
    suya: meat roasted spicy night evening beer grill stick friends hausa snack protein barbecue
    kilishi: dried meat travel abroad abuja hausa snack jerky plane keep relatives chew
    asun: goat meat spicy pepper party drink roasted smoked yoruba
    masa: rice cake hausa breakfast northern eat waina
    grilled catfish: point kill fish barbecue evening pepper outing date eat roasted
    fura: drink hausa millet milk yoghurt cold nono hungry northern filling
    shayi: tea hot milk ginger night northern drink
    pizza: eat friends movie night children weekend cheese sharing treat
    sorghum beer: alcohol drink local northern burukutu
    amala: yoruba swallow gbegiri ewedu lunch buka eat ibadan
    efo riro: vegetable soup yoruba spinach swallow assorted eat cooked
    ewa agoyin: beans bread agege breakfast street mashed pepper sauce eat
    akara: breakfast pap beans fried saturday morning bread balls
    stew: rice freezer cooked tomato meat ready bachelor busy week sauce yam
    boli: roasted plantain groundnut street snack port harcourt fish
    puff puff: snack fried dough sweet party school break balls
    party salad: coleslaw vegetables light guests healthy side cream event
    fruit juice: drink fresh healthy thirsty breakfast vitamins cold orange natural children
  `,
  ),
  ...listProductTypes(
    null,
    `
    abacha: african salad igbo evening cassava eat ugba snack
    zobo: drink cold hibiscus red party thirsty refreshing bottle local nonalcoholic
    ofada rice: ayamase yoruba sunday local lunch unpolished party rice
    yaji: suya spice pepper meat grill season rub home groundnut kuli
    chin chin: snack crunchy munch visitors christmas school tea movie children
    ginger tea: hot cold throat cough slimming tummy drink herbal digestion bloated
    fisherman soup: seafood rivers fish swallow eat cooked eba kalabari
    tomato: stew jollof fresh pepper cook red soup
    palm oil: red oil soup cook native beans yam banga
    dry pepper: spicy hot season soup ground chilli cook suya
    starch: banga swallow delta urhobo warri usi
    egusi: melon soup swallow seeds thick
  `,
  ),
  ...listProductTypes(
    'GROCERY',
    `
    rice: cook jollof lunch family bag stones christmas party grain sunday
    basmati rice: long grain fried rice biryani fancy indian diabetic fluffy
    eggs: breakfast fry boil bake cake protein omelette crate noodles
    groundnut oil: fry cook oil stew healthy
    vegetable oil: fry cook oil plantain stew chips akara deep
    garri: soak drink eba swallow cassava hungry hostel cold groundnut sugar sour ijebu
    bread: breakfast tea loaf toast sandwich butter morning beans soft
    plantain chips: snack crunchy munch road traffic children lunch box kpekere
    beans: porridge protein cook ewa moi akara oloyin sweet lunch honey
    pounded yam flour: poundo swallow quick pounding mortar soup iyan
    instant noodles: quick cook hungry student children indomie hostel bachelor midnight
    spaghetti: pasta cook dinner children carton quick sauce
    tomato paste: stew jollof cook red thick tin sachet sauce
    sardines: tin fish bread breakfast quick protein salad school camp nysc
    seasoning cubes: taste soup stew cook maggi sweet flavour bland
    baby cereal: baby six months wean infant porridge feed first food milk spoon solid
    tom brown: baby pap wean weight gain infant grains feed add nutritious month
    milk powder: tea breakfast pap cereal children drink cocoa creamy
    evaporated milk: tea coffee cereal tin liquid creamy pap
    corn flakes: breakfast cereal morning children milk quick school crunchy
    cocoa drink: breakfast tea children hot chocolate malt bournvita milo beverage school energy strength
    baked beans: breakfast toast tin quick english camping
    cream crackers: biscuit snack tea children lunch box school nausea cabin
    roasted groundnut: snack bottle garri visitors munch peanut movie protein
    provisions box: boarding school hostel son daughter resume term trunk student provisions secondary jss
    banga spice: delta urhobo warri palm fruit soup native cook
    palm nut concentrate: banga ofe akwu soup cook tin abroad
    market run: shop list errand busy buy foodstuff market help time send somebody
    soup pack: native ingredients cook abroad complete dry rivers seafood
    stew basket: tomato pepper onion fresh jollof cook week rodo tatashe
  `,
  ),
  ...listProductTypes(
    'ORGANIC',
    `
    plantain: fry dodo boil roast porridge unripe diabetic ripe breakfast
    crayfish: soup egusi season cook native dried taste ground
    yam: boil fry pound pottage tuber breakfast egg sauce new festival in-law
    cocoyam: thicken soup porridge ede onugbu bitterleaf
    sweet potatoes: boil fry chips diabetic orange healthy children
    pineapple: fruit juice sweet smoothie vitamin dessert
    mango: fruit juice sweet smoothie ripe dessert
    dates: ramadan iftar fast break sugar natural sweet snack muslim fertility sweetener dabino
    ugu: vegetable blood soup egusi edikang leaf iron anaemia green fresh
    okazi: afang soup calabar leaf vegetable ukazi
    snails: protein meat delicacy pepper soup pregnant escargot grill
    smoked catfish: dry fish soup egusi native swallow protein eja kika
    prawns: seafood fried rice shrimp grill curry pasta fresh
    periwinkle: soup afang edikang calabar seafood shell rivers
    croaker: fresh fish stew fry pepper soup grill
    crabs: seafood soup fresh live okra fisherman
    oysters: seafood soup smoked dried protein rivers
    bonga fish: soup dry fish cheap native cook smoked
    pepper soup spice: catfish goat cold new mother catarrh hot season broth native
    ogbono: draw soup swallow slimy seeds thick
    acha: diabetic sugar healthy grain fonio gluten low swallow porridge hungry
    okpa flour: okpa make home bambara steam
    pigeon peas: fio igbo native beans yam cook cocoyam
    breadfruit: ukwa igbo porridge delicacy corn fish
    honey: cough tea sugar sweeten throat natural pure skin pancake wound bread spread breakfast
    zobo petals: hibiscus make drink blood pressure boil flower dried
  `,
  ),
]
