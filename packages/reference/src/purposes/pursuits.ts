import { need, type Purpose, shelf, thing } from './purpose.ts'

/** What people do or begin: study, work, sport, a hobby. */
export const PURSUITS: readonly Purpose[] = [
  need(
    'enter university|going to university|go university|university student|gained admission|got admission|into university|higher institution|hostel|university|100 level|fresher|freshman|campus|polytechnic|matric|admission|undergraduate',
    'for the hostel',
    [
      thing('hostel lantern', 'TECH'),
      thing('student laptop', 'TECH'),
      shelf('WARDROBE/Bags', 'laptop backpack'),
      shelf('TECH/Power Banks & Chargers', 'power bank'),
      shelf('HOUSEHOLD/Kitchen Appliances', 'kettle'),
      thing('instant noodles', 'GROCERY'),
    ],
  ),
  need(
    'study|studying|studies|exam|exams|jamb|waec|read at night|reading at night|read my book|assignments|online class|online classes|learn coding|coding|programming',
    'for studying',
    [
      thing('student laptop', 'TECH'),
      thing('lantern', 'TECH'),
      shelf('TECH/Tablets'),
      thing('laptop', 'TECH'),
      shelf('WARDROBE/Bags', 'laptop backpack'),
      thing('reading glasses', 'HEALTH'),
    ],
    { excludedWords: 'desktop' },
  ),
  need(
    'work from home|remote work|work remotely|home office|working from home|remote job|freelance|freelancing|zoom meeting|zoom call',
    'to work from home',
    [
      shelf('TECH/Laptops'),
      shelf('TECH/Monitors'),
      thing('keyboard mouse', 'TECH'),
      shelf('TECH/Networking'),
      thing('headphones', 'TECH'),
      thing('ups', 'HOUSEHOLD'),
    ],
  ),
  need(
    'home studio|music studio|studio|youtube|youtuber|tiktok|content creation|content creator|create content|podcast|vlog|vlogging|skit|recording|livestream|influencer',
    'to make videos and sound',
    [
      thing('microphone', 'TECH'),
      thing('digital camera', 'TECH'),
      thing('smartphone camera', 'TECH'),
      thing('memory card', 'TECH'),
    ],
  ),
  need(
    'fine pictures|taking pictures|take pictures|taking photos|take photos|photography|photographer|snap|selfie|photoshoot|good camera',
    'for fine pictures',
    [thing('smartphone camera', 'TECH'), thing('digital camera', 'TECH'), thing('memory card', 'TECH')],
  ),
  need('music|play music|loves music|party sound|listen to', 'for music', [
    thing('speaker', 'TECH'),
    thing('headphones', 'TECH'),
    thing('earbuds', 'TECH'),
    thing('radio', 'TECH'),
  ]),
  need(
    'watch football|watch match|watch ball|premier league|champions league|world cup|afcon|viewing centre|movie night|watch movies|watch film|netflix|home cinema',
    'to watch together',
    [shelf('TECH/TVs & Projectors'), thing('speaker', 'TECH')],
  ),
  need(
    'kids play|children play|kids to play|children to play|toys for kids|toys for children|toy for son|toy for daughter|toy for child|kids busy|children busy|pikin to play|kids toys|children toys',
    'for children at play',
    [shelf('TECH/Gaming'), shelf('WARDROBE/Sportswear', 'junior'), shelf('TECH/Tablets')],
  ),
  need('gaming|play game|play games|gamer|video game|loves games', 'for games', [shelf('TECH/Gaming')]),
  need(
    'bad network|internet|wifi|wi fi|network is bad|network is slow|browse|browsing|data for',
    'for the internet',
    [shelf('TECH/Networking')],
  ),
  need(
    'cyber cafe|business centre|business center|print documents|printing business|photocopy',
    'to print and copy',
    [shelf('TECH/Printers'), thing('desktop computer', 'TECH')],
  ),
  need(
    'exercise|work out|workout|gym|keep fit|lose weight|weight loss|slim down|burn fat|build muscle|belle fat|belly fat|six pack|home gym|fitness|yoga',
    'to keep fit',
    [
      shelf('HEALTH/Fitness', 'dumbbells'),
      shelf('HEALTH/Fitness', 'exercise mat'),
      shelf('WARDROBE/Sportswear', 'tracksuit'),
      shelf('WARDROBE/Sneakers', 'running'),
      shelf('WARDROBE/Underwear & Sleepwear', 'sports socks'),
    ],
  ),
  need(
    'jogging|jog|running|marathon|run every morning|morning run',
    'for running',
    [
      thing('running shoes', 'WARDROBE'),
      thing('tracksuit', 'WARDROBE'),
      thing('sports socks', 'WARDROBE'),
      thing('smart watch', 'TECH'),
    ],
    { excludedWords: 'children' },
  ),
  need(
    'play football|plays football|football practice|inter house sport|interhouse sport|sports day',
    'for sport',
    [shelf('WARDROBE/Sportswear'), thing('sports socks', 'WARDROBE'), shelf('WARDROBE/Sneakers', 'running')],
  ),
  need(
    'interview|office wear|dress corporate|look corporate|first day at work|new job outfit',
    'for the office',
    [
      shelf('JEWELRY/Belts & Wallets', 'belt'),
      shelf('WARDROBE/Shoes', 'court'),
      shelf('JEWELRY/Watches'),
      shelf('WARDROBE/Bags', 'leather handbag'),
      shelf('WARDROBE/Men', 'senator'),
    ],
  ),
  need(
    'track my child|track my son|track my daughter|track my kids|know where my child|child location|kidnap',
    'to know where a child is',
    [thing('smart watch children', 'TECH')],
  ),
]
