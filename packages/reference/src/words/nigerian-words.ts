const list = (words: string): string[] => words.trim().split(/\s+/)

/**
 * Words and names that are written right, though no English word list has them; search never corrects them. What has a line
 * in the synonyms needs none here.
 */
export const NIGERIAN_WORDS: ReadonlySet<string> = new Set([
  // things, food and places of every day
  ...list(`hausa yoruba igbo fulani ijaw efik tiv kanuri nupe kolanut kola orogbo toyota honda lexus nissan mercedes hyundai peugeot mazda camry corolla
    okrika tokunbo okada keke danfo molue owambe asoebi asooke agbada buba sokoto gele fila isiagu babariga danshiki
    dashiki kaftan jalabia hijab wrapper ichafu akwete ukara boubou bubu iro shuku oleku senator kampala adire
    suya kilishi balangu masa sinasir waina fura nono kunu zobo burukutu pito ogogoro kai kai palmy tombo nkwu
    akara akamu ogi pap eko moi kosai okpa abacha ugba ukwa nkwobi isiewu isi ewu ofada ayamase gizdodo dodo boli bole
    garri gari eba amala ewedu gbegiri abula iyan poundo fufu akpu santana tuwo semo starch usi banga ogbono egusi
    oha ora nsala okazi ukazi afang edikaikong uziza utazi scent ugu ugwu onugbu bitterleaf waterleaf soko tete shoko
    iru dawadawa ogiri locust ehuru uda alligator obi orogbo aku ube udara agbalumo osan ponmo kpomo shaki roundabout abodi
    panla titus eja kote bonga crayfish ede isam igbin kpokpo kokoro kulikuli aadun donkwa ekuru robo chinchin
    puffpuff buns egwusi elubo lafun alapa gbodo wara madara nunu tigernut ofio aya zogale moringa dogonyaro dongoyaro
    agbo sepe alomo bitters osun dudu ori eku adin agbon ata rodo tatashe shombo bawa ijosi alubosa ewa oloyin honeybeans
    oka agbado masara dawa gero acha shinkafa doya rogo gyada nama kifi kaza akuya rago saniya tumatir albasa barkono
    ji ede akpu osikapa agwa oka nnu mmanu anu azu okuko ewu ehi ose yabasi tomato ugbogulu ube oroma unere
    epo isu ogede efo eran eyin iyo ororo wara adiye ewure malu agutan oyin gbaguda igbado koko paki
    nepa phcn gen igen genset inverter kerosine kero rechargeable mumu wahala oga madam aunty iya baba mama nne nna
    lagos ikeja lekki surulere yaba ajah ikorodu mushin oshodi abuja wuse garki gwarinpa maitama kubwa nyanya enugu nsukka
    awka onitsha aba umuahia owerri asaba warri benin ibadan abeokuta ijebu osogbo ilorin kano kaduna jos zaria sokoto
    maiduguri calabar uyo portharcourt rumuola rumuokoro diobu balogun alaba trademore ariaria idumota`),
  // names
  ...list(`ade adebayo adeola adeolu adewale ayo ayodele bola bolanle bose bukola damilola dayo dele femi folake funke gbenga
    ife ifeoluwa jide kehinde taiwo kemi kola kunle lanre lekan lola modupe muyiwa niyi ola olamide olu oluwaseun
    opeyemi ope remi ronke sade seun segun simi sola tayo temi temitope tola tolu tomi tope toyin tunde wale yemi yinka yetunde
    ada adaeze adaobi amaka amara arinze azuka chibuzo chibuike chidera chidi chidinma chiamaka chika chike chima chinedu
    chinelo chinenye chinonso chinwe chioma chuka chukwudi chukwuma dubem ebele ebuka emeka ezinne ifeanyi ifeoma ijeoma ike
    ikechukwu ikenna kelechi kene kenechi ken lotanna nkechi nkem nkiru nneka nnamdi nnenna nonso nwando obi obinna obioma
    ogechi ogonna okechukwu okey onyeka onyinye oluchi somto sochi tobechi tochi uche uchenna ugo ugochi ugonna uju
    uzo uzoma zikora abdul abdullahi abubakar ahmad ahmed aisha aliyu amina aminu asabe audu bala bello bilkisu binta
    dauda fatima fatimah garba habiba hadiza halima hamza haruna hassan hauwa hussaini ibrahim idris isa ismail jamila
    jibril kabiru khadija ladi lami lawal maryam muhammad mohammed musa mustapha nasir rabi rakiya sadiq safiya salisu sani
    shehu sule tanko umar usman yakubu yusuf zainab zara ebiere ebi timi tari tonye boma dafe efe ejiro ese osaze osas osagie
    eghosa nosa isoken etim ekaette ini idara imaobong edet effiong bassey okon`),
])
