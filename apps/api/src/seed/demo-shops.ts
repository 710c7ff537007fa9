import type { DemoShop } from './demo-goods.ts'
import { adanmaBeautyBar } from './goods/adanma-beauty-bar.ts'
import { alabaHomeStore } from './goods/alaba-home-store.ts'
import { amalaCorner } from './goods/amala-corner.ts'
import { apoAutoSupplies } from './goods/apo-auto-supplies.ts'
import { asoEbiStudio } from './goods/aso-ebi-studio.ts'
import { balogunFabricsHouse } from './goods/balogun-fabrics-house.ts'
import { beadsByEbele } from './goods/beads-by-ebele.ts'
import { beninCoralBronze } from './goods/benin-coral-bronze.ts'
import { bonnySeafood } from './goods/bonny-seafood.ts'
import { bukkaRepublic } from './goods/bukka-republic.ts'
import { campusTech } from './goods/campus-tech.ts'
import { careWellPharmacy } from './goods/carewell-pharmacy.ts'
import { coolBreezeAppliances } from './goods/cool-breeze-appliances.ts'
import { edoNativeWears } from './goods/edo-native-wears.ts'
import { gadgetYard } from './goods/gadget-yard.ts'
import { glowByTemi } from './goods/glow-by-temi.ts'
import { goldLane } from './goods/gold-lane.ts'
import { greenleafWellness } from './goods/greenleaf-wellness.ts'
import { ikejaGadgetLane } from './goods/ikeja-gadget-lane.ts'
import { jabiGardenCentre } from './goods/jabi-garden-centre.ts'
import { kitchenMate } from './goods/kitchen-mate.ts'
import { kujeFarmGate } from './goods/kuje-farm-gate.ts'
import { ladipoAutoHub } from './goods/ladipo-auto-hub.ts'
import { lekkiPlantHouse } from './goods/lekki-plant-house.ts'
import { mamaNkechiKitchen } from './goods/mama-nkechi-kitchen.ts'
import { mediPoint } from './goods/medipoint.ts'
import { mileOneMarketRun } from './goods/mile-one-market-run.ts'
import { newBeninProvisions } from './goods/new-benin-provisions.ts'
import { nsukkaHoneyYellowPepper } from './goods/nsukka-honey-yellow-pepper.ts'
import { ogbeteFoodstuffDepot } from './goods/ogbete-foodstuff-depot.ts'
import { okadaFarmProduce } from './goods/okada-farm-produce.ts'
import { oyingboFreshBasket } from './goods/oyingbo-fresh-basket.ts'
import { pawsHub } from './goods/paws-hub.ts'
import { petCorner } from './goods/pet-corner.ts'
import { powerlineInverters } from './goods/powerline-inverters.ts'
import { rumuolaComputers } from './goods/rumuola-computers.ts'
import { sneakerDepot } from './goods/sneaker-depot.ts'
import { suyaJunction } from './goods/suya-junction.ts'
import { tinyTotsCloset } from './goods/tiny-tots-closet.ts'
import { transAmadiCarCare } from './goods/trans-amadi-car-care.ts'
import { ugwuajiSpares } from './goods/ugwuaji-spares.ts'
import { zuriHairGallery } from './goods/zuri-hair-gallery.ts'

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
