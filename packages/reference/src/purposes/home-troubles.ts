import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What people have to do, mend or keep away at home, on the road and at work, as they type it in a search. */
export const HOME_TROUBLES: readonly Purpose[] = [
  need(
    'mosquito|mosquito bite|mosquito disturb|sleep mosquito|insect night|efon|anwu nta|sauro',
    'against mosquitoes',
    [thing('mosquito net', 'HEALTH'), thing('insecticide')],
  ),
  need(
    'phone die|phone battery|battery low|battery run down|charge phone outside|charge phone no light|phone off|phone dead|phone charge finish|charge on the go|charge phone travel|phone battery die fast',
    'to keep the phone alive',
    [thing('power bank')],
  ),
  need('charge phone fast|phone charge slow|charger spoil|charge quickly', 'to charge a phone', [
    thing('wall charger', 'TECH'),
    thing('charging cable', 'TECH'),
  ]),
  need(
    'protect screen|screen falling|phone drop break|phone dropping|phone fall|screen break|protect phone|phone break|screen crack|phone cover|phone pouch',
    'to protect a phone',
    [thing('phone case', 'TECH')],
  ),
  need(
    'phone memory full|storage full|phone space|save pictures|more space phone|memory card',
    'for more memory',
    [thing('memory card', 'TECH')],
  ),
  need(
    'internet slow|internet at home|data finish|wifi home|wifi house|share internet|network bad|internet for office|browse',
    'for the internet',
    [shelf('TECH/Networking', 'router')],
  ),
  need(
    'watch match|watch film|big screen|cinema at home|match wall|show film wall|project wall|watch football|movie night|viewing centre|watch premier league|champions league',
    'to watch together',
    [thing('projector', 'TECH'), thing('smart tv', 'TECH')],
  ),
  need('play music|party music|loud music|sound for party|music outside|play song', 'for music', [
    thing('speaker', 'TECH'),
  ]),
  need(
    'listen bus|listen music work|block noise|noise neighbours|generator noise|study noise|listen quietly|shut out noise',
    'to listen',
    [thing('headphones', 'TECH'), thing('earbuds', 'TECH')],
  ),
  need('news no data|listen news|grandpa radio|listen radio', 'to hear the news', [thing('radio', 'TECH')]),
  need(
    'record voice|podcast|clear voice|record song|youtube voice|online class voice|voice recording|sing record',
    'to record a voice',
    [thing('microphone', 'TECH')],
  ),
  need(
    'take pictures|photography|snap pictures|cover wedding|shoot video|vlog|content creation|photographer',
    'to take pictures',
    [thing('digital camera', 'TECH')],
  ),
  need(
    'know where child|track child|call my child|child location|monitor my child|follow child school',
    'to reach a child',
    [thing('smart watch children', 'TECH')],
  ),
  need('count steps|track fitness|answer call wrist|wrist call', 'for the wrist', [
    thing('smart watch', 'TECH'),
  ]),
  need(
    'play game tv|video game|game television|children bored|kids bored holiday|game for television|play ps',
    'to play',
    [thing('game console', 'TECH')],
  ),
  need(
    'print project|print documents|photocopy|print at home|business centre|scan document|print assignment',
    'to print',
    [shelf('TECH/Printers')],
  ),
  need(
    'save work light|computer off light|desktop off light|computer light cut|light off work lost',
    'to save work',
    [thing('ups', 'TECH')],
  ),
  need('online class|read pdf|lecture notes|child school online|watch lectures', 'for classes', [
    shelf('TECH/Tablets'),
  ]),
  need(
    'student university|university admission|undergraduate|school project typing|assignment typing|type project',
    'for studies',
    [thing('student laptop', 'TECH')],
  ),
  need(
    'light go off|no light|nepa|blackout|light no dey|power cut|darkness|see at night|night class|read night|night reading|reading lamp|lamp|study at night|homework night',
    'for light at night',
    [thing('lantern'), thing('solar home light', 'HOUSEHOLD')],
    { excludedWords: 'nail fog' },
  ),
  need(
    'solar house|power house|constant light|light 24 hours|backup power|alternative to nepa|power whole house|run house solar|stop using generator|fuel expensive',
    'to power a house',
    [thing('inverter kit', 'HOUSEHOLD'), thing('solar panel', 'HOUSEHOLD')],
  ),
  need(
    'small shop light|power small shop|i better pass|power barbing shop|power my shop',
    'to power a shop',
    [thing('generator', 'HOUSEHOLD')],
  ),
  need(
    'low current|current low|low voltage|fluctuate|high current|voltage problem|fridge not cold current|half current|current spoil|light not full|up and down current',
    'to hold the voltage',
    [thing('voltage stabiliser', 'HOUSEHOLD'), thing('voltage protector', 'HOUSEHOLD')],
  ),
  need('protect fridge|fridge spoil current|save fridge', 'to protect a fridge', [
    thing('voltage protector', 'HOUSEHOLD'),
    thing('voltage stabiliser', 'HOUSEHOLD'),
  ]),
  need(
    'heat|room hot|too hot|hot night|hot weather|cool room|air dey hot|sweat at night|fresh air|heat for house',
    'against the heat',
    [thing('fan', 'HOUSEHOLD'), thing('air conditioner', 'HOUSEHOLD')],
  ),
  need(
    'fan no light|fan light out|fan till morning|fan blackout|fan without light|fan when light',
    'for air without light',
    [thing('rechargeable fan', 'HOUSEHOLD')],
  ),
  need('church hall cool|cool church|hall fan|workshop fan|cool hall', 'for a hall', [
    thing('industrial fan', 'HOUSEHOLD'),
  ]),
  need(
    'sell cold water|sell ice|ice block|keep meat frozen|frozen food|store meat|sell frozen|freeze soup',
    'to freeze',
    [thing('chest freezer', 'HOUSEHOLD')],
  ),
  need(
    'cold water hostel|drinks cold hostel|student fridge|small fridge|fridge for room|keep insulin',
    'to keep things cold',
    [thing('bedside fridge', 'HOUSEHOLD')],
  ),
  need('food spoil|keep food fresh|soup sour|soup spoil|keep drinks cold|preserve food', 'to keep food', [
    shelf('HOUSEHOLD/Fridges & Freezers', 'fridge'),
  ]),
  need(
    'ants food|garri crisp|weevil|keep beans|insects beans|store garri|store grains|keep garri|store rice|rats food|food airtight|keep biscuits crisp',
    'to store food',
    [thing('food jars', 'HOUSEHOLD'), thing('storage box', 'HOUSEHOLD')],
  ),
  need(
    'arrange clothes|hang clothes|clothes everywhere|where to keep clothes|keep clothes',
    'to keep clothes',
    [thing('wardrobe', 'HOUSEHOLD'), thing('storage box', 'HOUSEHOLD')],
  ),
  need(
    'grind pepper|blend pepper|smooth pepper|grind tomatoes|grind crayfish|grind egusi|make smoothie|blend beans|blend',
    'to grind',
    [thing('blender', 'HOUSEHOLD')],
  ),
  need(
    'fry without oil|fry less oil|no oil cooking|healthy frying|fry chicken no oil|fry plantain less oil',
    'to fry with little oil',
    [thing('air fryer', 'HOUSEHOLD')],
  ),
  need(
    'cook fast|cook beans fast|soften meat|tough meat|cook cow leg|save gas cooking|strong meat',
    'to cook fast',
    [thing('pressure pot', 'HOUSEHOLD')],
  ),
  need('warm food|heat food|reheat|microwave food', 'to warm food', [thing('microwave', 'HOUSEHOLD')]),
  need('boil water|hot water tea|make tea fast|hot water bath', 'to boil water', [
    thing('electric kettle', 'HOUSEHOLD'),
  ]),
  need('toast bread|crisp bread', 'to toast', [thing('toaster', 'HOUSEHOLD')]),
  need('bake cake|baking oven|bake bread|cook and bake', 'to bake', [thing('gas cooker', 'HOUSEHOLD')]),
  need('food burn pot|stick pot|food stick|burnt pot', 'to cook without burning', [
    thing('non stick pot', 'HOUSEHOLD'),
  ]),
  need('cut meat|cut vegetables|chop onions|slice yam|cutting knife', 'to cut', [
    thing('knife set', 'HOUSEHOLD'),
  ]),
  need(
    'wash plates|wash plate|wash dishes|oil on plates|oily plate|dirty plates|wash pots|plate oil',
    'to wash plates',
    [thing('dishwashing liquid', 'GROCERY')],
  ),
  need(
    'wash clothes|laundry|dirty clothes|wash uniform|hand wash clothes|washing clothes|wash wrapper|tired washing',
    'to wash clothes',
    [thing('washing powder', 'GROCERY'), thing('washing machine', 'HOUSEHOLD')],
  ),
  need('wash clothes without hand|washing by hand tired|machine wash clothes', 'to wash clothes', [
    thing('washing machine', 'HOUSEHOLD'),
  ]),
  need(
    'iron clothes|rough clothes|straighten clothes|press clothes|iron uniform|iron shirt|squeezed clothes',
    'to iron',
    [thing('iron', 'HOUSEHOLD')],
  ),
  need(
    'clean toilet|clean bathroom|clean tiles|toilet stain|bathroom smell|wash toilet|mop floor|clean floor|toilet smell|dirty tiles',
    'to clean the house',
    [thing('floor cleaner', 'GROCERY'), thing('bleach', 'GROCERY')],
  ),
  need(
    'stain sneaker|stain white sneakers|stain from shoe|make sneakers white|clean shoe|white shoe dirty|clean sneaker|wash sneaker|dirty sneakers|stain canvas|stain shoe|dirty canvas|wash canvas|clean canvas',
    'to clean shoes',
    [thing('sneaker cleaning kit', 'WARDROBE')],
  ),
  need(
    'room smell|house smell nice|parlour smell|sweet smell room|perfume room|freshen room|house fragrance|scent house|romantic night',
    'for a pleasant room',
    [thing('scented candle', 'SPA')],
  ),
  need(
    'beautify parlour|decorate parlour|decorate house|empty corner|fine parlour|decorate room|office table decoration',
    'for a fine room',
    [shelf('GARDEN/Indoor Plants'), thing('vase')],
  ),
  need('sew clothes|tailor|learn sewing|sewing|tailoring|fashion designer', 'for sewing', [
    thing('thread', 'WARDROBE'),
  ]),
  need(
    'plant tomato|grow vegetables|backyard garden|small farm|grow food|plant vegetables|plant ugu|home garden',
    'to grow vegetables',
    [thing('vegetable seed', 'GARDEN'), shelf('GARDEN/Seeds & Seedlings')],
  ),
  need(
    'plants food|plants weak|plants need food|flowers dying|plant not growing|maize not growing|crops yellow|soil poor|plants not grow|farm yield|feed plants|plants dying|leaves turning yellow',
    'to feed plants',
    [shelf('GARDEN/Soil & Fertiliser')],
  ),
  need('cut grass|clear bush|weed farm|bush behind house|cut bush|overgrown grass', 'to clear the ground', [
    thing('cutlass', 'GARDEN'),
    thing('hoe', 'GARDEN'),
  ]),
  need('spray farm|spray weed|spray insecticide|spray chemical', 'to spray', [thing('sprayer', 'GARDEN')]),
  need('water plants|water flowers|wet flowers|water garden', 'to water plants', [shelf('GARDEN/Watering')]),
  need(
    'roast fish|roast corn|barbecue|grill outside|grill meat|grill fish|bbq|outside cooking|roast meat',
    'to grill',
    [thing('charcoal barbecue', 'GARDEN')],
  ),
  need('camp|camping|sleep outside|hiking|night vigil outside', 'for camping', [thing('tent', 'GARDEN')]),
  need(
    'chairs outside|sit garden|relax garden|relax outside|chair shade outside|visitors outside chairs|shade compound|sit outside|sun outside|sit outside evening|compound chairs',
    'to sit outside',
    [shelf('GARDEN/Outdoor Furniture')],
  ),
  need(
    'who enters compound|who enter house|who comes gate|see who enters|look house travel|watch house away|see house phone|thief|thieves|robber|burglar|watch gate|secure house|house security|see gate|monitor house|monitor shop|watch shop|armed robber',
    'for a safe house',
    [thing('security camera', 'TECH'), thing('cctv', 'TECH')],
  ),
  need('steal spare tyre|lock bus|lock door|padlock', 'to lock', [thing('padlock')]),
  need('steal bike|steal okada|lock bike|lock motorcycle|bike theft', 'to lock a bike', [
    thing('chain lock'),
  ]),
  need(
    'motor no start|motor gree start|car engine not start|car gree start|car not start|car battery dead|car no start|battery down car|jump start|start another car|car refuse start|start dead car',
    'to start a car',
    [thing('jump leads', 'AUTOMOTIVES'), thing('car battery', 'AUTOMOTIVES')],
  ),
  need('change tyre|flat tyre|puncture|lift car|raise car|tyre flat road', 'to change a wheel', [
    thing('jack', 'AUTOMOTIVES'),
  ]),
  need('tyre burst|new tyre|tyre worn|worn out tyre|tyre finish|tyre replace', 'for a new tyre', [
    thing('tyre', 'AUTOMOTIVES'),
  ]),
  need(
    'knocking sound|car knock|pothole sound|shock bad|car bounce|shocks weak|noise pothole|bad road car noise',
    'for a quiet ride',
    [thing('shock absorbers', 'AUTOMOTIVES')],
  ),
  need(
    'brake noise|brake not hold|brake weak|brake bad|car not stopping|brake squeak|brake pad|vibrates brake',
    'for the brakes',
    [thing('brake', 'AUTOMOTIVES')],
  ),
  need('rain windscreen|see rain driving|windscreen wipe|wiper|glass rain', 'to see in the rain', [
    thing('wiper blades', 'AUTOMOTIVES'),
  ]),
  need('service car|change oil|service engine|car servicing|oil change', 'to service a car', [
    thing('engine oil', 'AUTOMOTIVES'),
  ]),
  need('motorbike battery|bike battery|okada battery|motorcycle battery', 'for a motorcycle', [
    thing('motorcycle battery', 'AUTOMOTIVES'),
  ]),
  need(
    'carry load|carry sand|carry cement|carry blocks|move sand|push load|carry heavy load',
    'to carry loads',
    [thing('wheelbarrow', 'GARDEN')],
  ),
  need(
    'tv bus|passengers watch film|screen passengers|tv passengers|tv in car|film in car',
    'for passengers',
    [thing('back seat screen', 'AUTOMOTIVES')],
  ),
  need('play game tv|children play tv|game on tv|play games parlour|play something tv', 'to play on a TV', [
    thing('game console', 'TECH'),
  ]),
  need('cover my bed|bed cover|cover for bed|spread bed|dress bed|lay bed', 'for the bed', [
    thing('duvet', 'HOUSEHOLD'),
  ]),
  need('bread stale|bread fresh|keep bread|bread box', 'to keep bread', [
    thing('storage box', 'HOUSEHOLD'),
    thing('food jars', 'HOUSEHOLD'),
  ]),
  need('wash car|car dirty|clean car|car wash business|start car wash|car shine', 'to wash a car', [
    thing('car shampoo', 'AUTOMOTIVES'),
    shelf('AUTOMOTIVES/Car Care'),
  ]),
  need('car smell|smell car|air freshener car|car freshener|car scent', 'for the air in a car', [
    thing('car perfume', 'AUTOMOTIVES'),
  ]),
  need('dashboard dust|dashboard shine|polish dashboard|shine dashboard', 'for the dashboard', [
    thing('dashboard polish', 'AUTOMOTIVES'),
  ]),
  need('car seat torn|seat dirty car|cover car seat|seats cover', 'for the seats', [
    thing('seat covers', 'AUTOMOTIVES'),
  ]),
  need('car floor mud|dirty car floor|foot mat car|car mat', 'for the floor of a car', [
    thing('floor mats', 'AUTOMOTIVES'),
  ]),
  need(
    'record accident|police wahala road|record driving|evidence accident|who hit my car|record road',
    'to record the road',
    [thing('dash cam', 'AUTOMOTIVES')],
  ),
  need('children long journey|kids car bored|entertain children car|cartoon car', 'for children in a car', [
    thing('back seat screen', 'AUTOMOTIVES'),
  ]),
  need('vio|road safety|frsc|caution sign|vehicle papers|fire extinguisher car|roadworthy', 'for the road', [
    thing('safety set', 'AUTOMOTIVES'),
  ]),
  need(
    'see in fog|dust driving|harmattan driving|dim headlight|headlamp dull|dark road|headlight',
    'to see the road',
    [thing('headlamp', 'AUTOMOTIVES'), thing('fog lamps', 'AUTOMOTIVES')],
  ),
  need(
    'deliver food bike|dispatch rider|dispatch business|carry food bike|delivery bike|bike box',
    'for a dispatch rider',
    [thing('delivery box', 'AUTOMOTIVES'), thing('helmet', 'AUTOMOTIVES')],
  ),
  need('protect head bike|ride okada safe|rider head|helmet', 'for a rider', [
    thing('helmet', 'AUTOMOTIVES'),
  ]),
  need('rider seen night|reflective|safety vest|riders vest|seen in the dark', 'to be seen', [
    thing('vest', 'AUTOMOTIVES'),
  ]),
  need(
    'mechanic work|repair car myself|loose bolt|fix car tools|set of spanner|mechanic workshop|car repair',
    'for a mechanic',
    [thing('tool box', 'AUTOMOTIVES')],
  ),
  need('dog tick|dog flea|ticks dog|dog scratch|tick', 'against ticks', [thing('tick', 'PET')]),
  need('dog smell|bath dog|wash dog|bathe dog', 'to bath a dog', [thing('dog shampoo', 'PET')]),
  need('dog worm|puppy worm|deworm|worms puppy|kitten worm', 'against worms', [thing('deworming', 'PET')]),
  need('dog bite things|puppy chew|dog bored|dog chew shoe|dog toy|dog play', 'to play with', [
    shelf('PET/Toys & Treats'),
  ]),
  need('walk dog|dog pull|hold dog|tie dog', 'to lead a dog', [thing('dog leash', 'PET')]),
  need('dog sleep outside|dog rain|house dog|dog cage|dog shelter', 'to house a dog', [
    thing('dog house', 'PET'),
  ]),
  need('carry cat|cat to vet|transport cat', 'to carry a cat', [
    thing('cat carry basket', 'PET'),
    thing('carry basket', 'PET'),
  ]),
  need('cat hair sofa|pet hair|dog shed|comb dog|brush cat', 'to brush a pet', [
    thing('slicker brush', 'PET'),
  ]),
]
