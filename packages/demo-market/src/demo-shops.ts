import type { DemoShop } from './demo-goods.ts'
import { apoAutoSupplies } from './shops/automotives/apo-auto-supplies.ts'
import { ladipoAutoHub } from './shops/automotives/ladipo-auto-hub.ts'
import { transAmadiCarCare } from './shops/automotives/trans-amadi-car-care.ts'
import { ugwuajiSpares } from './shops/automotives/ugwuaji-spares.ts'
import { amalaCorner } from './shops/food/amala-corner.ts'
import { bukkaRepublic } from './shops/food/bukka-republic.ts'
import { mamaNkechiKitchen } from './shops/food/mama-nkechi-kitchen.ts'
import { suyaJunction } from './shops/food/suya-junction.ts'
import { jabiGardenCentre } from './shops/garden/jabi-garden-centre.ts'
import { lekkiPlantHouse } from './shops/garden/lekki-plant-house.ts'
import { mileOneMarketRun } from './shops/grocery/mile-one-market-run.ts'
import { newBeninProvisions } from './shops/grocery/new-benin-provisions.ts'
import { ogbeteFoodstuffDepot } from './shops/grocery/ogbete-foodstuff-depot.ts'
import { oyingboFreshBasket } from './shops/grocery/oyingbo-fresh-basket.ts'
import { careWellPharmacy } from './shops/health/carewell-pharmacy.ts'
import { greenleafWellness } from './shops/health/greenleaf-wellness.ts'
import { mediPoint } from './shops/health/medipoint.ts'
import { alabaHomeStore } from './shops/household/alaba-home-store.ts'
import { coolBreezeAppliances } from './shops/household/cool-breeze-appliances.ts'
import { kitchenMate } from './shops/household/kitchen-mate.ts'
import { powerlineInverters } from './shops/household/powerline-inverters.ts'
import { beadsByEbele } from './shops/jewelry/beads-by-ebele.ts'
import { beninCoralBronze } from './shops/jewelry/benin-coral-bronze.ts'
import { goldLane } from './shops/jewelry/gold-lane.ts'
import { bonnySeafood } from './shops/organic/bonny-seafood.ts'
import { kujeFarmGate } from './shops/organic/kuje-farm-gate.ts'
import { nsukkaHoneyYellowPepper } from './shops/organic/nsukka-honey-yellow-pepper.ts'
import { okadaFarmProduce } from './shops/organic/okada-farm-produce.ts'
import { pawsHub } from './shops/pet/paws-hub.ts'
import { petCorner } from './shops/pet/pet-corner.ts'
import { adanmaBeautyBar } from './shops/spa/adanma-beauty-bar.ts'
import { glowByTemi } from './shops/spa/glow-by-temi.ts'
import { zuriHairGallery } from './shops/spa/zuri-hair-gallery.ts'
import { campusTech } from './shops/tech/campus-tech.ts'
import { gadgetYard } from './shops/tech/gadget-yard.ts'
import { ikejaGadgetLane } from './shops/tech/ikeja-gadget-lane.ts'
import { rumuolaComputers } from './shops/tech/rumuola-computers.ts'
import { asoEbiStudio } from './shops/wardrobe/aso-ebi-studio.ts'
import { balogunFabricsHouse } from './shops/wardrobe/balogun-fabrics-house.ts'
import { edoNativeWears } from './shops/wardrobe/edo-native-wears.ts'
import { sneakerDepot } from './shops/wardrobe/sneaker-depot.ts'
import { tinyTotsCloset } from './shops/wardrobe/tiny-tots-closet.ts'

/** Invented shops in real places. */
export const demoShops: readonly DemoShop[] = [
  mamaNkechiKitchen,
  bukkaRepublic,
  suyaJunction,
  amalaCorner,
  careWellPharmacy,
  mediPoint,
  greenleafWellness,
  oyingboFreshBasket,
  ogbeteFoodstuffDepot,
  mileOneMarketRun,
  newBeninProvisions,
  alabaHomeStore,
  coolBreezeAppliances,
  kitchenMate,
  powerlineInverters,
  adanmaBeautyBar,
  glowByTemi,
  zuriHairGallery,
  pawsHub,
  petCorner,
  ikejaGadgetLane,
  gadgetYard,
  rumuolaComputers,
  campusTech,
  balogunFabricsHouse,
  asoEbiStudio,
  sneakerDepot,
  edoNativeWears,
  tinyTotsCloset,
  nsukkaHoneyYellowPepper,
  okadaFarmProduce,
  bonnySeafood,
  kujeFarmGate,
  beninCoralBronze,
  goldLane,
  beadsByEbele,
  lekkiPlantHouse,
  jabiGardenCentre,
  ladipoAutoHub,
  apoAutoSupplies,
  transAmadiCarCare,
  ugwuajiSpares,
]
