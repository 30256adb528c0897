import { anyOf } from './normal.ts';

// Words of somebody in need, English and Arabic, of the writer or of somebody near. A figure of speech or a
// story of the Qur'an has the same words; what tells them apart is who does it to whom, and when.

const distress = anyOf(
  "\\b(?:don'?t|do not|didn'?t|no longer) (?:want|wanna|wish) (?:to )?(?:live|be alive|exist|wake up|be here)",
  '\\b(?:want|wanna|wish|going|ready|decided|plan\\w*|thinking (?:of|about)|think about|thoughts? (?:of|about)) (?:to |of |about )?(?:die|dying|be dead|disappear|end(?:ing)? (?:it|my life|everything|things)|kill(?:ing)? (?:my|him|her|them)sel\\w+|suicide|hurt\\w* myself)',
  '\\b(?:better off|rather be|wish i (?:was|were)) dead\\b|better off without me|want to be with (?:her|him) (?:again|in)|i want to be with her',
  '\\b(?:kill|hurt|cut|burn|starve|harm|hang|punish)(?:ing|s)? (?:my ?self|himself|herself|themselves|my (?:arms?|wrists?|skin|legs?))\\b',
  "no (?:point|reason|sense) (?:in |to |of )?(?:going on|live|living|stay|staying|in life|left|carry)|(?:can'?t|cannot) (?:go on|take it|do this) any ?more|nobody would (?:notice|miss|care) if i|(?:no ?one|nobody) would miss me",
  '\\bsuicid\\w*\\b.*\\b(?:i|me|my|he|she|brother|sister|friend|son|daughter|pills?)\\b|\\b(?:i|my (?:brother|sister|friend|son|daughter|husband|wife|mum|mother|dad|father))\\b.*\\bsuicid',
  '\\b(?:goodbye|farewell|suicide) (?:letter|note)|(?:pills|tablets|rope|blade|gun|razor) (?:in front of me|in my hand|ready|next to me)|standing on (?:the|a) (?:bridge|roof|ledge|edge)|on the (?:bridge|roof|ledge)(?: now|\\.|$)',
  'how many (?:of (?:these|my) )?(?:pills|tablets|sleeping)|not wake up|never wake up|overdos|voice\\w* (?:at night )?(?:that )?tell\\w* me to|(?:painless|quick(?:est)?) way to (?:die|go)',
  "\\b(?:take|end|finish) (?:my|his|her|their) (?:own )?life|\\b(?:i'?m|i am|feel\\w*) (?:so |just |completely )?(?:hopeless|worthless|empty inside|dead inside|done with (?:life|everything)|a burden)|\\bwish i (?:had )?(?:never|not) been born|\\bsleep forever|\\bleave this world|(?:can'?t|cannot) (?:cope|bear (?:it|this|life)|live (?:with|like))|\\bwant (?:it|everything|this|the pain)(?: all)? to (?:stop|be over|end)|\\bjump(?:ing)? (?:off|from|in front)|(?:don'?t|do not) deserve to (?:live|exist)|\\b(?:swallowed|took|taken) (?:all|too many|a lot of)|\\b(?:she|he|friend|brother|sister|son|daughter|mother|father|mum|dad|husband|wife|cousin|roommate|student)\\b.{0,30}\\b(?:wants?|plans?|talks? about|says? (?:he|she)|threatens?|going) .{0,25}\\b(?:die|dying|kill (?:him|her)self|end (?:it|(?:his|her) life))",
  "\\bi'?m done\\b.*\\b(?:tell|loved?|sorry|bye)\\b|tell (?:my )?\\w+ (?:that )?i loved",
  'لا (?:فائده|قيمه) (?:مني|لي)|وجودي عبء|اريد ان انتهي|كتبت وصيتي|سارحل|انام وما اصحي|(?:ان(?:ها|ه) )?س(?:ت|ي)موت الليله',
  'self[- ]?harm|life is (?:not )?worth(?:less)?|i (?:give up|gave up) on (?:life|everything)|god (?:hates|has abandoned|abandoned) me',
  '(?:ما عاد|لا|ما|مو|مش|لم اعد) (?:اريد|ابغي|ابي|بدي|عايز|اود|ارغب في|حابه?) (?:ان )?(?:اعيش|عيش|الحياه|ابقي|اكمل)',
  '(?:اريد|ابغي|ابي|بدي|عايزه?|نفسي|اتمني|قررت|افكر) (?:في |ان |ب)?(?:اموت|الموت|الانتحار|انتحر|اقتل نفسي|انهي حياتي|انهاء حياتي|انهيها|اختفي)',
  '(?:ا|ن|ي|ت)?قتل نفس(?:ي|ه|ها)?[ ؟،.]*.*(?:قررت|لانني|انا|اريد|الليله)|(?:بقتل|ساقتل|اقتل) نفسي|ب?انتحر|الانتحار.*(?:انا|اخي|اختي|صديق|ابن)|انتحار',
  'جرحت (?:يدي|نفسي|ذراعي)|(?:اجرح|اؤذي|اعاقب|اجوع|اشوه) (?:نفسي|يدي|جسمي|جسدي)|بالموس|كم (?:حبه?|قرص|جرعه)(?= ).*(?:تقتل|اموت|ما اصحي)',
  'يئست من (?:رحمه|الحياه|كل)|(?:لا|ما) (?:اري|في|له|اجد) (?:سبب\\w*|معني|فائده).*(?:للبقاء|للحياه|اعيش|حياتي)|كرهت (?:حياتي|الحياه)|لا احد (?:سي|ي)?(?:فتقدني|لاحظ)',
  'ليتني (?:مت|لم اولد|ما انولدت)|(?:ا|ب)?شنق نفسي|ارمي نفسي|اقفز من|(?:ابي|ابغي|بدي|اريد|عايز) (?:ارتاح|انام) (?:من|للابد|ولا اصحي)|(?:ما|لا) (?:عدت|عاد|اقدر|استطيع|اتحمل) (?:اتحمل|اكمل|اقدر|اعيش|الحياه|العيش)|(?:انا|احس اني|اشعر اني) (?:عبء|بلا قيمه|عاله|حمل ثقيل)|افكر (?:ب|في )(?:الموت|انهاء)|(?:يريد|تريد|يفكر|تفكر|يبي|تبي|يهدد|تهدد|قال انه|قالت انها) .{0,15}(?:يموت|تموت|الانتحار|ينتحر|تنتحر|يقتل نفسه|تقتل نفسها)|(?:بلعت|اخذت) (?:كل|علبه|حبوب)',
  'رساله وداع|علي (?:الجسر|السطح|حافه)|صوت (?:ي|في).*(?:اقفز|اقتل|اموت)|اخر (?:يوم|ليله) لي|مع السلامه (?:يا دنيا|للابد)|تعبت من (?:الحياه|العيش|الدنيا)',
);

const victim =
  '(?:me|us|my (?:sister|brother|mother|mum|mom|son|daughter|child\\w*|kids?|friend|cousin|neighbour)|her|him)';
const harms =
  '(?:hit|hits|beat|beats|beating|slap|slaps|punch\\w*|kick\\w*|chok\\w+|burn\\w*|rap\\w+|molest\\w*|grop\\w+|threaten\\w*|lock\\w*|whip\\w*|abus\\w+|hurts?|throws things at)';

const abuse = anyOf(
  `\\b(?:my|the|our|his|her) [\\w ']{2,40} (?:\\w+ )?${harms} ${victim}\\b`,
  `\\b(?:he|she|they) (?:\\w+ )?${harms} (?:me|us|my (?:mother|mum|mom|sister|kids?|child\\w*))\\b`,
  '\\btouch(?:es|ed|ing) me\\b|sexual(?:ly)? (?:abus|assault|harass)|forc(?:e|es|ed|ing) (?:me|her|him|my \\w+) (?:to|in)|by force|forced (?:marriage|to marry)|marry me off|against my will',
  "(?:scared|afraid|terrified|frightened) (?:to go home|of my|of him|of her|of what (?:my|he|she))|(?:locks?|locked|keeps?) me (?:in|up|locked)|slaps? me|bruises?|(?:takes|took|hides|hid) my (?:passport|phone|money|papers) (?:so|and|to)|won'?t let me (?:leave|out|eat|see)|do not let me|keeps? (?:all )?(?:of )?my (?:wages|salary|passport|money|phone)|comes? in(?:to)? my (?:room|bed)|pull\\w* my hair|push\\w* me|(?:abused|beaten|hit|raped|assaulted|blackmailed) (?:me|by|every|at home)|(?:is|gets|was) violent|not allowed to leave the house|follows me|stalk\\w*|blackmail\\w*|pictures of me|with (?:a|his|the|her) (?:belt|stick|cane|cable|shoe)|(?:don'?t|do not) want to marry (?:him|my|this)|controls? (?:me|my every)|force[sd]? (?:him|her)self on|hits? (?:the|his|her|my) (?:kids?|children|wife|mother|mum|son|daughter)",
  '(?:يضربني|تضربني|يضربنا|ضربني|يضربها|يضرب (?:امي|اختي|اخي|ابن)|يعنفني|تعنفني|يهددني|هددوني|يحبسني|تحبسني|حبسني|حبسوني|يحرمني|تحرمني|يتحرش|تحرش|يلمسني|لمسني|اغتصب\\w*|يغتصب\\w*|يعتدي علي|اعتدي علي|يحرقني|تحرقني|يخنقني|يصفعني|تصفعني|يعذبني|يهينني كل|بيضرب\\S*|عم يضرب\\S*|يضربو\\S*|ضربو?ني|يبتزني|يبتزوني|يلاحقني|يمنعني من (?:الخروج|الاكل|اهلي)|كدمات|بالحزام|بالعصا|يرفع يده علي|ترفع يدها علي|يؤذيني|يوذيني|تؤذيني|يستغلني|يذلني)',
  '(?:يجبر(?:ونني|وني|ني)|يغصب(?:وني|ونني|ني)|اجبروني|غصبوني|تجبرني).*(?:زواج|اتزوج|علي)|بالغصب|اخاف (?:ارجع|اعود) (?:الي )?(?:البيت|بيتنا)|خايفه? (?:منه|من (?:زوجي|ابوي|اخوي))',
);

const violence = anyOf(
  "\\b(?:i'?m going to|i will|i'?ll|gonna|i want to|i have decided to|i decided to|i plan to|we will|we should|let'?s|let me|help me|how (?:do|can|to) (?:i|we)?|lets me|allows me to|permits me to|may i|can i) ?(?:\\w+ )?(?:kill|stab|shoot|murder|bomb|burn (?:down|him|her|them|their)|attack|behead|poison|strangle|beat up|hurt (?:him|her|them|my (?!self)))\\b(?! (?:my ?self|time))",
  '\\b(?:deserve|ought|should|must|have) to (?:be )?(?:killed|burn\\w*|shot|stabbed|die|slaughter\\w*|bombed)|\\b(?:kill|burn|shoot|bomb|attack) (?:all|every|the|those|these) (?:\\w+ ){0,3}(?:unbelievers|infidels|kuffar|jews|christians|shia|sunnis|people|them|mosque|church|synagogue)',
  "\\b(?:honou?r killing|revenge|avenge|suicide attack|martyrdom (?:operation|attack)|pipe bomb|explosives?)\\b(?=.*\\b(?:i|my|me|we|how|help)\\b)|\\b(?:he|she|they) (?:must|has to|have to|needs? to|should) (?:die|bleed|suffer|be (?:killed|stoned|beheaded|shot))|\\bhow (?:hard|much|badly|often) (?:may|can|should) i (?:hit|beat)|\\b(?:buy|get|find|carry|bring) (?:me )?(?:a|an|some) (?:\\w+ )?(?:gun|weapon|knife|rifle|bomb|acid|poison)|\\bwithout (?:being|getting) caught|\\bjoin (?:isis|daesh|a militia|the fighters)|\\b(?:beat|hit|slap) my (?:wife|husband|son|daughter|kids?|child\\w*|mother|sister|brother)\\b|\\bi (?:could|would|swear i'?ll|might) (?:kill|stab|strangle|shoot|burn) (?:him|her|them|my)|\\b(?:help|tell|show|teach) me (?:how )?to (?:hurt|harm|kill|poison|attack|burn)",
  '\\bso (?:she|he|they) never (?:walks?|speaks?|sees?)|\\bpunish (?:my|our) (?:sister|daughter|wife|brother|son)|\\bcalls? for attacks?|\\battacks? on (?:a|the|their) (?:church|mosque|synagogue|temple|school|market)|\\bjoin\\b.*\\b(?:guns?|fighters|armed|fights? with)\\b',
  'اشتريت (?:سلاح|مسدس|سكين)|انضم (?:الي|ل) ?(?:ال)?(?:مقاتل|جماعه|تنظيم|مسلح)',
  'what poison|poison leaves|(?:build|make|buy|get) (?:a )?(?:bomb|explosives?|pistol|gun) |untraceable|has to go\\b.*(?:poison|trace)|make (?:him|her|them) (?:pay|suffer) with|get rid of (?:him|her|my)',
  '(?:ساقتل|راح اقتل|بقتل|سوف اقتل|قررت (?:ان )?(?:اقتل|اطعن|احرق|افجر)|اريد (?:ان )?(?:اقتل|اطعن|احرق|افجر|اذبح)|ابي (?:اقتل|اذبح)|ساحرق|ساطعن|سافجر|ساذبح|حاذبح|هقتل)(?! نفسي)',
  '(?:تبيح|تجيز|يبيح|تسمح|يجوز).*(?:اذبح|اقتل|اطعن|احرق|ذبح|قتل (?:جار|زوج|اخ|كل|من))|(?:كيف|طريقه) (?:ا?صنع|اسوي|اعمل) (?:قنبل\\w*|متفجر\\w*|سم\\b)|(?:حرق|قتل|تفجير|ضرب) (?:بيوت|اهل|كل|جميع|هؤلاء) ',
  '(?:يستحقون|يستاهلون) (?:القتل|الحرق|الموت|الذبح)|خطبه .*(?:حرق|قتل|ضرب)|سم لا (?:يترك|يظهر)|اقتلوا|احرقوهم|(?:انتقم|ناخذ الثار|اخذ بثاري|بالثار)|(?:اشتري|احصل علي|اجيب|عندي) (?:سلاح|مسدس|سكين|رشاش)|عمليه استشهاديه|دم(?:ه|ها|هم) (?:حلال|مباح|مهدور)|(?:اهدر|هدر) دم|(?:ساضرب|راح اضرب|بضرب|اضرب) (?:زوجتي|زوجي|ابني|بنتي|اختي|اخي|امي|مراتي)|(?:نحرق|نقتل|نفجر|ندمر) |(?:اقتل|اذبح|احرق|اطعن|اسمم)(?:ه|ها|هم)(?: |$|[؟،.])',
);

/** Stories and verses: there is killing in them, and nobody in need. */
const study = anyOf(
  "\\b(?:why|what|which|how|who|where|explain|describe|tell me) (?:did|does|do|was|were|is|are|about|the|happened|fights?|kind|punish\\w*)\\b(?!.*\\b(?:i|me|my|i'm|i've|we|us)\\b)",
);
const studyArabic = anyOf(
  '^(?:لماذا|ما |من |ماذا|كيف (?!ا(?!ل)|ن)|اشرح|متي|اين)(?!.*(?:ني\\b|نفسي|حياتي|ساقتل))',
);

export type Need = 'distress' | 'violence' | 'abuse';

/** What a message needs before anything else; null when it is of study. `text` as `normal` makes it. */
export const needIn = (text: string): Need | null => {
  if (study.test(text)) return null;
  if (distress.test(text)) return 'distress';
  if (studyArabic.test(text)) return null;
  if (abuse.test(text)) return 'abuse';
  return violence.test(text) ? 'violence' : null;
};
