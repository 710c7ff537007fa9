/** Whether the message asks for medical advice, which we must not give. */
const MEDICAL: readonly RegExp[] = [
  /\b(?:what|which|right|correct|safe|how many)\b.*\b(?:dose|doses|dosage)\b|\b(?:overdose|prescri\w+|diagnos\w+|side effects?)\b/,
  /\bhow (?:many|much|often)\b(?!.*\b(?:can|will|does|would) (?:it|they)\b).*\b(?:tablets?|paracetamol|panadol|capsules?|drugs?|medicines?|pills?|ibuprofen|antibiotics?|amoxicillin|coartem|artemether|syrup|injection|vitamins?|mg|ml)\b.*\b(?:take|give|drink|use|swallow|a day|daily|baby|child|adult|should|can|i)\b/,
  /\b(?:months?|years?) old\b.*\bhow (?:many|much)\b.*\b(?:tablets?|capsules?|pills?|drops|spoons?|syrup)\b/,
  /\b(?:should|can|must|may|fit|could|let) (?:i|me|we|he|she|my \w+|a pregnant woman|pregnant women|babies|baby)\b.*\b(?:take|drink|give|stop|mix|combine|swallow|inject|use)\b.*\b(?:drugs?|medicines?|medication|tablets?|pills?|antibiotics?|paracetamol|panadol|ibuprofen|coartem|syrup|insulin|bp|herbs?|agbo|alcohol|together)\b/,
  /\b(?:cure|cures|heal|treat|treats|treatment|remedy|remedies)\b.*\b(?:malaria|typhoid|hiv|aids|cancer|diabet\w+|hypertension|high blood pressure|bp|ulcers?|asthma|infection|staph\w*|gonorrh\w+|std|sti|hepatitis|covid|fever|headache|pile|piles|fibroids?|infertility|stroke|cough|disease|sickness|illness|rash|kidney|liver)\b/,
  /\b(?:malaria|typhoid|hiv|cancer|diabet\w+|hypertension|high blood pressure|ulcer|asthma|infection|hepatitis|fibroids?|infertility|stroke)\b.*\b(?:cure|heal|treat\w*|medicine|drug|what (?:can|should|do) i|how (?:do|can) i|symptoms?)\b/,
  /\b(?:what|which|wetin)\b.*\b(?:drugs?|medicines?|medication)\b.*\b(?:for|take|give|should|good|best|cure|use)\b/,
  // A tablet is also something to read and draw on.
  /\b(?:what|which|wetin)\b.*\btablets? (?:\w+ ){0,3}(?:take|swallow|headaches?|fever|malaria|typhoid|pains?|cough|worms?|ulcers?)\b/,
  /\b(?:my|the|her|his) (?:baby|child|son|daughter|wife|husband|mother|father|head|stomach|belly|chest|throat|tooth|body|back|eye|ear|pikin|mama|papa) (?:is |has |have |dey |get |keeps? )*(?:fever|hot|pain\w*|paining|ache|aching|hurts?|vomit\w*|bleeding|swollen|swelling|sick|stool\w*|purging|cough\w*|convuls\w*|rash|burning|scratch\w*)\b/,
  /\b(?:i have|i get|i dey feel|i feel|i am having|suffering from|symptoms? of)\b.*\b(?:fever|malaria|typhoid|chest pain|stomach (?:pain|ache)|headache|dizzy|dizziness|vomiting|diarrh\w+|purging|infection|rash|blood in)\b/,
  /\b(?:safe|okay|ok|good)\b.*\b(?:for|during|in|when|while)\b.*\b(?:pregnan\w+|breast ?feeding|hypertensive|diabetics?|new ?born|asthmatic)\b|\b(?:pregnan\w+|breast ?feeding)\b.*\b(?:safe|can i (?:take|drink|use)|should i)\b/,
  /\b(?:what|which|wetin)\b.*\b(?:take|drink|eat|use|give|rub|apply)\b.*\b(?:for|against|if|when)\b.*\b(?:malaria|typhoid|fever|infection|ulcer|diabet\w+|hypertension|high blood pressure|bp|asthma|cough|vomit\w*|diarrh\w+|convulsion|pile|piles|fibroids?|hepatitis|infertility)\b/,
  /\b(?:can|should|fit|may) (?:i|she|my \w+|we)\b.*\b(?:take|drink|eat|use)\b.*\b(?:pregnan\w+|breast ?feeding|hypertensive|diabetic|on (?:drugs|medication))\b/,
  /^(?:abeg |please |pls )?(?:is|are|can|does|do|will|would) (?:this|that|it|the|these)\b.*\b(?:good|safe|okay|ok|help\w*|work|works|cure\w*|treat\w*|reduce|lower)\b.*\b(?:blood pressure|bp|hypertension|diabet\w+|sugar level|ulcers?|malaria|typhoid|fever|infections?|asthma|cholesterol|fibroids?|pile|piles|arthritis|kidney|liver)\b/,
  /\bsnake bite\b|\b(?:abortion|abort (?:a |my )?(?:baby|pregnancy)|remove (?:a |my )?(?:belle|pregnancy))\b|\bam i (?:pregnant|sick)\b/,
]

/** The monitor, not the illness. */
const DEVICES =
  /\b(?:monitor|check (?:it|am|my|his|her|bp|sugar)|measure|thermometer|test (?:kit|strips?)|glucometer|first aid|machine|device|nebuli[sz]er|mask|gloves?|cuff|scale|inhaler spacer|hot water bottle|brace|support belt|net)\b/

export const wantsMedicalAdvice = (text: string): boolean =>
  MEDICAL.some((pattern) => pattern.test(text)) && !DEVICES.test(text)
