import { listProductTypes, type ProductType } from './product-type.ts'

/** Animals, garden and farm, cars and motorcycles. */
export const OUTDOOR_TYPES: readonly ProductType[] = [
  ...listProductTypes(
    'PET',
    `
    dog food: dog feed eat adult alsatian guard pet kibble hungry caucasian boerboel
    puppy food: puppy feed young dog weeks small teeth wean
    cat food: cat feed kitten eat pet fish sachet meow
    bird cage: parrot bird keep canary house fly budgie
    bird seed: parrot bird feed canary parakeet budgie grain
    aquarium: fish tank keep glass goldfish parlour swim beginner pet
    fish flakes: goldfish feed fish tank aquarium tropical
    rabbit pellets: rabbit feed bunny eat grow breed
    hay: rabbit grass bedding feed bunny guinea pig fibre
    tick and flea drops: dog scratch itch tick flea insect puppy fur lice bites
    dog shampoo: dog smell bath wash dirty fur itchy ticks coat
    dog leash: dog walk hold rope strong pull control run away chain
    dog collar: dog neck name tag identity puppy leather
    dog bed: dog sleep lie cushion puppy floor cold old
    dog house: dog kennel compound rain sleep outside shelter gate
    chew ball: dog toy play bite bored shoes teeth treat puppy
    bone chews: dog chew teeth treat bite bored shoes gnaw
    pet basket: cat carry vet travel kitten transport clinic
    deworming syrup: worm puppy kitten stomach swollen belly thin vomiting diarrhoea dog
    pet brush: dog cat hair shedding fur comb sofa tangled groom
    pet clipper: dog cat hair cut fur trim groom shave
    feeding bowls: dog cat eat water plate spill dish
  `,
  ),
  ...listProductTypes(
    'GARDEN',
    `
    snake plant: indoor plant air purify bedroom office easy shade hardy
    money plant: indoor plant desk office hang trailing shelf green
    potted palm: plant balcony entrance decorate terrace tall veranda hallway
    cactus: plant small desk water little forget office easy
    hibiscus shrub: flower fence hedge compound outdoor plant bloom
    bouquet: flowers roses valentine wife girlfriend mother birthday anniversary sorry apologise wedding
      hospital surprise romantic proposal sympathy funeral
    herb seeds: grow kitchen basil mint balcony plant parsley thyme
    vegetable seeds: grow backyard garden tomato okra plant farm compound ugu pepper
    potting mix: soil plant pot compost repot earth flowers
    plant pot: plant flower vase clay hold balcony repot
    watering can: water plants flowers garden pour sprinkle
    garden chair: sit outside balcony compound relax veranda plastic rain outdoor
    hurricane lantern: light garden outside solar evening decorate flame
    mango seedling: plant tree fruit grow farm compound orchard
    fertiliser: farm maize yellow leaves plant grow poor soil yield crops cassava
    hoe: farm weed dig ridge cultivate land grass
    cutlass: grass bush clear cut farm weed machete land overgrown
    wheelbarrow: carry sand cement building site farm push load blocks
    garden hose: water plants compound wash car pipe long lawn tap reach
    sprayer: spray farm herbicide insecticide weeds chemical pump pest knapsack crops
    barbecue: grill roast meat fish outdoor charcoal party weekend chicken suya compound cookout
    tent: camp camping sleep outdoor night trip family picnic beach
    parasol: shade sun outside umbrella garden balcony sit rain restaurant
    garden gloves: hands protect thorn dirt weed farm blisters
  `,
  ),
  ...listProductTypes(
    'AUTOMOTIVES',
    `
    car battery: car start morning dead kick jump crank weak
    brake discs: car brake stop vibrate noise pedal squeak
    spark plugs: car engine jerk misfire start fuel consumption
    shock absorbers: car bumpy bounce pothole road noise bad suspension keke tricycle
    engine oil: car service change engine smoke mileage lubricate truck diesel generator
    air filter: engine dust car service breathe fuel
    headlamp: car light broken night front dim accident
    alloy rims: car wheel style tyres fine tokunbo sporty
    trim clips: bumper hanging loose fasten screws bolts panel rattle
    wiper blades: rain windscreen see glass car water scratch squeak
    car tyre: tyre burst flat worn road car journey rubber expired
    dash cam: record accident driving car police evidence camera road uber bolt
    back-seat screen: children car journey bored film watch long drive traffic
    seat covers: car seat dirty torn interior leather stain new look
    car jack: tyre change lift flat car puncture roadside spare
    fog lamps: harmattan fog see night road car bright dust
    padlock: lock thieves door gate secure steal spare wheel
    roadworthy safety set: road safety frsc vio fire extinguisher caution triangle car documents checkpoint
      police
    key shell: car key remote broken button case
    car shampoo: wash car dirty clean shine foam mud
    dashboard polish: car interior shine faded leather dust clean dull
    car sponges: wash car scrub soft scratch
    foam sprayer: wash car foam spray pump business
    floor mats: car dirt mud rain shoes carpet interior water
    wash bucket: wash car clean kit scratch mitt
    car perfume: car smell odour fresh nice scent interior hang
    brake fluid: brake pedal soft car service low dot
    jump leads: car start dead battery cable another boost neighbour morning
    motorcycle helmet: bike ride head protect okada rider dispatch accident safety
    chain and sprocket: bike okada chain loose motorcycle noise drive
    motorcycle tyre: bike okada tyre rough road worn laterite
    motorcycle battery: bike okada start horn weak
    motorcycle oil: bike okada engine service lubricate
    reflective vest: night road rider visible seen bike security traffic safety warden
    tool box: repair fix mechanic screws spanner screwdriver nut loosen house handyman apprentice
    delivery box: dispatch rider bike carry food logistics parcels business
    chain lock: bike steal thieves lock motorcycle gate secure
  `,
  ),
  ...listProductTypes(
    null,
    `
    car wash hose: wash car water spray compound pipe expanding
  `,
  ),
]
