const list = (words: string): string[] => words.trim().split(/\s+/)

/** Words of every sentence that name no thing; what is left without them is looked for in the catalogue. */
export const IDLE_WORDS: ReadonlySet<string> = new Set([
  ...list(`a an the this that these those it its they them their there here he she him her his we us our you your
    i me my mine am is are was were be been being do does did done has have had having get got gets will would
    shall should can could cannot may might must let lets and or but so if then than as of to in on at by for from with
    within into onto about around near inside through per each any some all both either every no not never nothing
    none yes yeah ok okay alright only just even also too very really much many more most less least few lot lots
    plenty enough again still yet already now today tomorrow yesterday tonight soon quickly`),
  // asking
  ...list(`please kindly hello hi hey help want wants wanted need needs needed needing looking look looks find finding
    found search searching show shows give gives bring buy buying bought purchase order ordering see check tell know
    sell sells sold selling like likes love loves enjoys useful prefer think hope wish wondering interested recommend suggest advise advice
    available availability stock how what which who whom whose where when why whether much price prices cost costs
    costing amount naira ngn budget thing things stuff something anything everything item items product products
    goods one ones own kind kinds type types sort option options choice choices else other others another different
    wait waits quantity go goes going come comes came take takes took make makes made put use uses using try start e g etc
    guys sir ma madam dear friend bro bros sis boss thanks thank bless god morning afternoon evening day
    compare comparison versus vs difference between better best good nice fine great quality original genuine
    authentic correct proper perfect beautiful lovely cool affordable cheap cheaper cheapest cheaply expensive costly
    pricey lowest highest rated rating ratings review reviews star stars popular latest newest new
    flavour flavor flavours flavoured flavored
    colour color coloured colored colours colors size sizes sized
    market marketplace shop shops store stores seller sellers merchant merchants vendor vendors place side area
    fit fits suits suitable wearing wears turned old year years month months since because while
    mumu person people somebody someone anybody anyone everyone everybody myself yourself himself herself
    kedu kaaro ekaaro kaasan kaale bawo sannu nno ndewo wassup sup yo
    add cart said say stay live stays lives last preferably maybe actually well ordered taking next confirm happening says until far own simply exactly instead rather total altogether combined except without nor off
    enquiry enquiries inquiry inquire enquire urgent urgently asap immediately oya waka works working wey sef sha abi shey nau jare
    biko jowo bikonu haba chai ehn gan walahi wallahi`),
])

/** Words of delivery, payment and orders. */
export const SERVICE_WORDS: ReadonlySet<string> = new Set(
  list(`delivery deliver delivers delivered deliveries shipping ship ships shipped fee fees return returns returned
    returning refund refunds refunded pay pays paid paying payment payments transfer track tracking status parcel
    orders arrive arrives arrived reach reached cancel cancelled pickup pick number email contact human agent
    account password login register dispatched damaged commission percentage deliverable sunday`),
)

/** A message that has a service word, and else only these, is about the service, not about a thing. */
export const BESIDE_SERVICE_WORDS: ReadonlySet<string> = new Set(
  list(`charge charges days long cash card package packages address phone happening update late dispatch broken mind
    change state states time reason keep month monthly setup set up back open close monday tuesday wednesday thursday
    friday saturday point points fast quick first last second third confirm free speak talk call happens week weeks
    hours minutes sent send came reaches door home office location`),
)

/** What things are made of or how they work: said alone after a thing, these are about that thing. */
export const QUALITY_WORDS: ReadonlySet<string> = new Set(
  list(`leather cotton silk wool rubber plastic glass steel stainless wooden metal
    ceramic copper brass solar rechargeable wireless bluetooth electric manual automatic digital cordless portable
    foldable folding waterproof washable curly straight short long small big large medium tall slim wide thick thin
    heavy fresh dried dry smoked raw sweet spicy peppery unsweetened natural synthetic used
    unisex men women kids boys girls babies adults male female indoor outdoor original printed beaded embroidered`),
)
