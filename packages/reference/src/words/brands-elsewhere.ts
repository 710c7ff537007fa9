/**
 * Brands that shoppers ask for by name, by the kind of thing they stand for. Where the market does not carry one, the search
 * says so and shows that kind. Lower case, without marks.
 */
const KINDS: Readonly<Record<string, string>> = {
  'baby diapers': 'pampers|huggies|molfix|kisskids|dr brown diapers',
  'washing powder': 'omo|ariel|so klin|klin|sunlight|good mama|viva detergent|waw|tide|persil|zip detergent',
  'dish soap': 'morning fresh|mama lemon|fairy liquid',
  phones:
    'tecno|infinix|itel|samsung|iphone|apple|nokia|xiaomi|redmi|oppo|vivo|huawei|gionee|google pixel|oneplus|realme|motorola|blackberry',
  laptop: 'hp|dell|lenovo|asus|acer|macbook|toshiba|thinkpad',
  fridge:
    'haier|thermocool|scanfrost|nexus|hisense|lg|polystar|bruhm|skyrun|midea|royal fridge|whirlpool|panasonic',
  generator: 'sumec firman|firman|elepaq|tiger generator|mikano|perkins|lutian|elemax',
  inverter: 'luminous|felicity|su kam|mercury inverter',
  'power bank': 'oraimo|anker|new age',
  earbuds: 'airpods|jbl|beats|bose',
  tv: 'sony bravia|tcl|lg tv|samsung tv',
  'standing fan': 'ox fan|binatone|qasa|century fan|kenwood',
  iron: 'philips',
  sneakers: 'nike|adidas|puma|reebok|vans|converse|clarks|fila shoes|new balance|jordan|skechers|timberland',
  handbag: 'gucci|louis vuitton|prada|chanel|hermes|michael kors',
  'wrist watch': 'rolex|casio|fossil|seiko|tissot|g shock',
  sunglasses: 'ray ban|rayban|oakley',
  'instant noodles':
    'indomie|chikki|mimee|golden penny noodles|supreme noodles|honeywell noodles|maggi noodles',
  rice: 'mama gold|royal stallion|cap rice|big bull|mama pride|caprice|aroso',
  spaghetti: 'golden penny|dangote spaghetti|honeywell spaghetti|crown spaghetti|power pasta|bonita',
  'cocoa drink': 'milo|bournvita|ovaltine|cowbell chocolate',
  'powdered milk': 'peak|peak milk|dano|cowbell|three crowns|loya|hollandia milk|miksi|nido',
  yoghurt: 'hollandia|hollandia yoghurt|freshyo|fan milk|fanyogo|nutriyo',
  'baby cereal': 'cerelac|friso|nan|sma|nutriben|my boy',
  'vegetable oil': 'kings|kings oil|power oil|mamador|devon kings|laziz|sunola|turkey oil|gino oil|grand oil',
  'tomato paste': 'gino|sonia|derica|tasty tom|de rica|ric giko|power tomato',
  'seasoning cubes': 'maggi|knorr|royco|mr chef|onga|doyin cubes|star maggi',
  cornflakes: 'kelloggs|nasco|golden morn|good morning cornflakes',
  custard: 'checkers|lady b|bird custard',
  semovita: 'golden penny semo|honeywell semo|dangote semo|supreme semo',
  drinks: 'coca cola|coke|fanta|sprite|pepsi|mirinda|7up|seven up|bigi|schweppes|teem|la casera|lacasera',
  malt: 'maltina|amstel malt|malta guinness|grand malt|hi malt|dubic malt|beta malt',
  beer: 'heineken|guinness|star lager|gulder|trophy|hero lager|budweiser|goldberg|desperados|orijin|33 export|smirnoff ice|life lager',
  wine: 'four cousins|carlo rossi|eva wine|andre|martinelli|chamdor|moet|hennessy|jameson|baron romero',
  juice: 'chivita|five alive|hollandia juice|ribena|caprisonne|fumman|chi exotic|happy hour',
  'bottled water': 'eva water|aquafina|nestle water|bigi water|swan water|mr v',
  tea: 'lipton|top tea|twinings|ahmad tea',
  coffee: 'nescafe|starbucks|jacobs coffee',
  biscuits:
    'oreo|digestive mcvities|cabin biscuit|beloxxi|pure bliss|coaster biscuit|parle g|oxford cabin|mcvities',
  chocolate: 'cadbury|snickers|kitkat|mars bar|bounty|ferrero rocher|twix',
  'plantain chips': 'minimie|pringles|lays|mr chips',
  paracetamol: 'panadol|panadol extra|emzor|m and b|boska|felvin|paracetamol emzor',
  malaria: 'coartem|lonart|amatem|lumartem|fansidar|p alaxin',
  'vitamin c': 'redoxon|cenovis|emvite',
  'hand sanitiser': 'dettol|savlon|purit',
  bleach: 'izal|harpic|jik|hypo',
  'muscle rub': 'aboniki|robb|deep heat|voltaren|mentholatum|neurogesic',
  toothpaste: 'close up|closeup|colgate|oral b|macleans|pepsodent|sensodyne|dabur|my my toothpaste',
  'bath soap':
    'lux|dove|irish spring|premier soap|imperial leather|eva soap|joy soap|tura|dudu osun|delta soap|asantee|septol',
  'body lotion':
    'vaseline|stella pomade|nivea|jergens|st ives|johnsons|johnson|cerave|eucerin|aveeno|caro white|fair and white|pears lotion|funbact|simple lotion|palmers|dexeryl',
  'hair cream':
    'ors|cantu|shea moisture|dark and lovely|apple hair cream|sulfur 8|blue magic|olive oil relaxer|mega growth',
  relaxer: 'tcb|soft and beautiful',
  'sanitary pads': 'always|molped|lady care|kotex|virony|diva pads',
  deodorant: 'rexona|sure deodorant|axe|fa deodorant',
  perfume:
    'dior|versace|sauvage|lattafa|armani|hugo boss|tom ford|creed aventus|bvlgari|sure perfume|smart collection',
  foundation:
    'zaron|maybelline|mac foundation|mac cosmetics|fenty|mary kay|house of tara|black opal|milani|ruby rose|classic makeup',
  insecticide: 'raid|baygon|mortein|sniper|rambo|mobil insecticide',
  'engine oil': 'total quartz|mobil|castrol|shell helix|ammasco|oando oil|conoil|lubcon|abro|total oil',
  'car tyre': 'michelin|dunlop|bridgestone|westlake|goodyear|pirelli|maxxis|hankook',
  'car battery': 'bosch|exide|varta|forgo|solite|trident battery',
  'dog food': 'pedigree|royal canin|purina|jojo dog food|bingo dog food|binggo',
  'cat food': 'whiskas|friskies|me o',
  mattress: 'vitafoam|mouka|mouka foam|royal foam|winco foam|sara foam',
  'gas cooker': 'maxi|maxi cooker|ignis|restpoint|phiima',
  blender: 'moulinex|silver crest|silvercrest|master chef|nakai|nutribullet|ninja',
  'game console': 'playstation|ps4|ps5|xbox|nintendo',
  printer: 'epson|canon|brother printer',
  router: 'mifi mtn|tp link|huawei router|starlink|smile router|spectranet',
  'air conditioner': 'daikin|gree|lg ac|panasonic ac',
}

/** The kind of thing that each brand stands for. */
export const BRANDS_ELSEWHERE: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, brands]) => brands.split('|').map((brand) => [brand, kind] as const)),
)
