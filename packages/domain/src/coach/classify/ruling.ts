import { anyOf } from './normal.ts';

// Whether a ruling on a case, or a bare verdict, is asked for. What a verse teaches about the lawful is study.

const VERDICT =
  "halal|haram|hala+l|permis{1,2}[aei]b\\w*|permitted|allowed|lawful|unlawful|sinful|sinning|sinned|a sin|sins?\\b|makruh|acceptable|valid|invalid|void|ruined?|nullif\\w+|binding|forbidden|prohibited|illegal|obligat\\w+|obliged|required|duty|excused|accepted|najis|impure|ok|okay|fine|bad to|wrong to|count(?:s|ed)?|break(?:s|ing)?|broken|compulsory|mandatory|fard|wajib|sunnah|bid'?ah?|shirk|kufr|entitled|legitimate|worthless";

/** The asker, or somebody near. */
const NEAR =
  "(?:i|i'm|i've|i'd|im|ive|me|my|mine|we|we're|we've|us|our|ours|hubby|husband|wife|mum|mom|dad|uncle|aunt|cousin|colleague|friend|sister|brother|neighbour|fiancee?|someone|somebody|one|a person|a man|a woman|he|she|his|her|women|men|a muslim|muslims|convert)";

/** A question with a modal of one's own: "may I", "do we have to". */
const modal = anyOf(
  '\\b(?:may|must|can|could|should|shall|am|do|does|did|have|has|would|will|is|are|was|need) (?:i|we|my|our|it|she|he|they|one|a|an|his|her|there|reading|that|this|someone|women|men|touching|hubby)\\b',
  "\\b(?:i|we) (?:have to|need to|must|should|owe|may)\\b|\\b(?:am i|are we|is it|isn't it)\\b|\\bwhether (?:i|we|she|he|they|it|my)\\b",
  // Or any question that is answered with yes or no.
  '(?:^|[.?!,:;] ?|\\b(?:and|so|or|but|because) )(?:is|are|does|do|can|could|may|must|should|shall|will|would|am|has|have|need) \\w+',
);

const demand = anyOf(
  "\\b(?:ruling|rulings|hukm|hukum|fatwas?|verdict) (?:on|of|about|for|regarding|concerning|please|el|al)\\b|\\bgive me (?:a|the|your) (?:ruling|fatwa|verdict)|\\b(?:shu|ma|what) hukm|\\b(?:hal )?ya[jg]oo?u?z|\\b(?:what|whats|what's) (?:is )?the (?:ruling|hukm|fatwa)",
  "\\bkaf+ar+ah?\\b|\\bfidyah?\\b|\\bexpiation\\b.*\\b(?:my|me|i)\\b|\\bislamically\\b|\\bunder (?:islamic law|sharia)|\\b(?:in|by|under) islamic law|what's due|\\bdoes islam (?:let|allow|permit|say i)|\\bislam say (?:i|about my)",
  '\\bcalculate\\b.*\\b(?:inherit|share|zakat)|\\bshares? please|\\bhow much (?:zakat|does each|do (?:i|we)|of)|\\bdecide between|\\bwhich opinion should|\\bwho is right\\b|\\bwould (?:a|the) scholars? say|\\bin your opinion\\b|\\byes or no\\b',
  '\\bwhat (?:must|should|do|can|are|am|is) (?:i|we)\\b(?! (?:learn|remember|understand|know|read|notice|study|memori[sz]e|take from))|\\bwhat penalty|\\b(?:tell me|know|say|asks?|asking|wonders?|decide) (?:if|whether) (?:i|we|my|he|she|they|it)\\b|\\bpunish\\w* .*\\bmy\\b|\\b(?:redo|repeat|make up|continue) (?:the|my|it|them|fasting|prayer)|\\bmake (?:all of )?(?:those|them) up\\b',
);

/** Acts that rulings are asked about. */
const ACTS =
  'pray\\w*|salah|salat|namaz|fajr|dhuhr|asr|maghrib|isha|fast\\w*|ramadan|suhoor|zakat|zakah|sadaqah?|charity|wudu|ghusl|tayammum|hajj|umrah|ihram|qibla|inherit\\w*|divorce\\w*|marry|married|marriage|nikah|mahr|dowry|iddah|waiting (?:time|period)|hijab|niqab|interest|loan|mortgage|insurance|crypto|bitcoin|bank|salary|alcohol|wine|beer|pork|ham|meat|chicken|gelatin\\w*|eat\\w*|ate|drink\\w*|vow\\w*|oath|period|menstru\\w*|breastfe\\w+|adopt\\w*|tattoo\\w*|music|photo\\w*|job|work|income|money|debt|orphan\\w*|amulet|fortune|lottery|gambl\\w*|dog|nail polish|makeup|christmas|birthday\\w*|halloween|abortion|ivf|contracepti\\w*|organ|cremat\\w*|funeral|grave\\w*|adhan|azan|quran app|jihad|apostasy|hunt\\w*|dye\\w*|beard|silk|gold|wallet|contract|witness|polygam\\w*|second wife|slept together|intima\\w+|kiss\\w*|shake hands|travel\\w*|propos\\w+|wash\\w*|bleed\\w*|blood|sacrific\\w*|slaughter\\w*|circumcis\\w*|convert\\w*|repent\\w*|wear\\w*|perfume|cosmetic\\w*|surgery|donat\\w*|tax\\w*|invest\\w*|shares|stocks|credit card|rent|borrow\\w*|lend|lent|steal|stole|cheat\\w*|lie|lied|swear|swore|curs\\w+|greet\\w*|game\\w*|chess|movie\\w*|sing\\w*|danc\\w*|draw\\w*|statue\\w*|doll\\w*|pet|cat|cheese|sushi|vinegar|vap\\w+|smok\\w+|medicine|vaccin\\w*|transplant|autopsy|burial|bur(?:y|ied)|will';

const bareVerdict = new RegExp(`\\b(?:${VERDICT})\\b`, 'u');
const act = new RegExp(`\\b(?:${ACTS})\\b`, 'u');
const near = new RegExp(`\\b${NEAR}\\b`, 'u');
const own = anyOf("\\b(?:i|i'm|i've|i'd|im|my|we|our|me|us|hubby|mine)\\b");
const kin =
  /\b(?:my|our|a|his|her) (?:late |old |elder |little )?(?:friend|husband|wife|mum|mom|mother|dad|father|uncle|aunt|cousin|colleague|sister|brother|son|daughter|neighbours?|boss|imam|grandfather|grandmother|fiancee?|roommate|parents|niece|nephew|employee|pension|shop|client)\b|\b(?:aunt|uncle|dad|mum) died|for a colleague/u;

/** What leads a question of study: meaning, reason, story, what a text says. */
const study = anyOf(
  '^(?:hard one: |please |and |so |ok,? |quick question: )?(?:why|who|whom|which|where|when|explain|summari[sz]e|describe|compare|tell me (?:the story|about)|outline|list|give me an? (?:simple )?(?:outline|summary)|retell)\\b',
  '\\bwhat (?:does|do|did|is|are|was|were) (?:the )?(?:\\S+ ){0,6}?(?:mean|meaning|meant|difference|story|theme|purpose|reason|lesson|occasion|parts|wisdom)\\b|\\bwhat happened\\b|\\bhow (?:does|do|did|is|are|was|were) (?!(?:i|we|my)\\b)|\\bwhat (?:purpose|conditions?|reasons?|kinds?|happen\\w*|did|were|was)\\b',
  "\\b(?:in|of|as|does) (?:the|this) (?:verse|passage|lesson|story|surah|text|commentators?)\\b|\\baccording to the (?:lesson|verse|text|story)|\\bcommentators\\b|\\bmix(?:ing)? up\\b|\\b(?:remember|memori[sz]e|understand|tell .* apart|help me|confus\\w+|curious|quiz me|catch up|revise|review|split (?:it|them|this|the)|(?:don't|do not) (?:get|see) (?:how|why|what))\\b",
  '^(?:was|were|did|had) ',
  // What a word means, and what God does or forgives: no case of anybody's.
  "^what(?:'s| is| are|s) (?:an? |the )?\\p{L}+(?: \\p{L}+)?\\W*$|\\bsins?\\b.*\\bforgiv|\\bforgiv\\w*\\b.*\\bsins?\\b|\\bunforgiv",
  '^how (?:should|do|can) (?:i|we) (?:treat|greet|reply|respond|answer|deal with|behave|speak|talk to|thank|remember|get close)',
);

/** God is whom it asks about, and neither the writer nor a thing of law is named beside. */
const isOfGod = (text: string): boolean =>
  /^(?:does|did|will|is|has|can|could|would) (?:god|allah)\b/.test(text) &&
  !/\b(?:i|i'm|i've|my|me|mine)\b/.test(text) &&
  !isOfLaw(text);

const reference =
  /\b\d{1,3}:\d{1,3}\b|\b(?:verses?|surah|ayah|passage|prophets?|angels?|adam|musa|moses|isa|jesus|ibrahim|abraham|maryam|israel\w*|pharaoh|talut|dawud|commentators?)\b/;

/** Something that rulings are about is named, or a verdict. */
const isOfLaw = (text: string): boolean => bareVerdict.test(text) || act.test(text);

/** A bare verdict, or a yes or no on what somebody does: not on what a verse or a story says. */
const isVerdict = (text: string): boolean =>
  !reference.test(text) &&
  (bareVerdict.test(text) || (modal.test(text) && act.test(text) && near.test(text)));

const english = (text: string): boolean => {
  if (mayRoman.test(text)) return true;
  const isOwn = own.test(text);
  const isStudy = study.test(text) || isOfGod(text);
  if (demand.test(text) && (!isStudy || isOwn)) return true;
  // A case of one's own after a question of study is a case of one's own.
  if (isStudy) return isOwn && modal.test(text) && isOfLaw(text);
  const isCase = (isOwn || kin.test(text)) && (modal.test(text) || isOfLaw(text));
  return isCase || isVerdict(text);
};

const demandArabic = anyOf(
  '(?<!\\p{L})[وفبل]?(?:ال)?حكم(?!اء|ي|ات)|يجوز|تجوز|جاي?ز|جائز|حلال|حرام|مباح|محرم|يحرم|تحرم|حرم عل|فتو|افت(?:ي|وني|نا)|اثم|تاثم|ذنب(?!.*يغفر)|مكروه|سنه ولا|بدعه|شرعا|شرعي',
  'تبطل|يبطل|باطل|يفسد|تفسد|يفطر|تفطر|فسد|صح(?:يح|يحه|ت)?\\b|يصح|تصح|تقبل|يقبل|مقبول|ينقض|نجس|طاهر',
  'يجب|واجب|لازم|يلزم|علي ان|ملزم|فرض|كفاره|فديه|اقضي|نقضي|قضاء(?! والقدر)|اعيد|نعيد|يعتبر|يحق|من حقي|حق لي|هل لي|يقع|ايقع|وقع (?:ال)?طلاق',
  'زكاه|قمار|اي مذهب|(?:راي|في) الشرع|نقسم|تقسيم|التركه|ميراث|ترث|يرث|نصيب|كم (?:زكاه|ازكي|اخرج|يرث)|اخطات|غلط|(?<!\\p{L})(?:ال)?عيب|ينفع|يصير|عادي|يعاقب|عقوبه|عقوق|مشرك(?!ون|ين)|كافر(?!ون|ين)|مرتد|ابرئ ذمتي',
);

/** Somebody's own case: words with a suffix of mine or ours, verbs in the first person after a question word. */
const ownArabic = anyOf(
  '(?:^|[ ،؟])(?:و|ف|ل|ب)?(?:زوجي|زوجتي|ابي|ابوي|والدي|والدتي|امي|اختي|اخي|اخوي|صديقي|صديقتي|جاري|جارتي|خطيبي|خطيبتي|خالتي|خالي|عمتي|عمي|زميلي|زميلتي|موظفي|مديري|ابني|بنتي|ابنتي|جدي|جدتي|صلاتي|صيامي|صومي|زكاتي|وضوئي|حجي|عمرتي|مالي|راتبي|ذمتي|جيراني|شركتي|محلي|بيتي|والدنا|طلاقي|عدتي|دورتي|نذري|طفلي|اهلي|مهري)',
  'هل (?:ا(?!لله|ل|ب(?:راهيم|ليس)|دم|سم|هل|صحاب|نزل|مر)|ن(?!زل|وح|بي|ساء))\\S+|(?:^|[ ،])(?:انا|نحن|لي|عندي|علي[ّ]?\\s?[؟،]|عليّ|لنا|معي|ماذا (?:علي|افعل|يجب))(?:[ ،؟]|$)|شو (?:لازم )?اعمل|ايش (?:اسوي|علي)|اعمل ايه|متي (?:اصوم|نصوم|افطر)|اخذ|اشرب|اصوم|اصلي|اكل من|اتزوج|نتزوج|نتجوز|نتبني|اطلق|اسافر|اشتغل|اصرف|اقدر',
  '\\S+ت (?:و?انا|و?لم|ولا|في رمضان|وانا)|(?:نسيت|افطرت|صمت|صليت|حلفت|نذرت|سرقت|لمست|اكلت|شربت|تركت|كذبت|قلت|طلقت|طلقني|ارضعتني|صدمت|ورثت|اقترضت|حججت|اعتمرت|دفعت|وعدت|تزوجت|اسلمت|اجهضت|نمت|بلعت|تقيات)',
);

/** Whether one may, in Urdu and about what rulings are asked about. */
const mayUrdu =
  /(?<!\p{L})کیا (?:میں|ہم)(?!\p{L}).*(?:روز[ےہ]|نماز|وضو|غسل|زکو|زکات|حج|عمر[ےہ]|نکاح|طلاق|سود|قرض|قربانی).*(?:سکت[ایے]|چاہی|پڑے)/u;
const mayRoman =
  /\bkya (?:main|mai|mein|hum)\b.*\b(?:roz[aey]\w*|namaz|wu[zd]u|ghusl|zakat|hajj|umr[ah]+|nikah|talaq|sood|qarz|qurbani)\b.*\b(?:sakt[aeiy]|chahiye|padega)\b/u;

const studyArabic = anyOf(
  'كيف (?:اراجع|احفظ|اذاكر|ادرس|اتعلم)',
  '(?:^|[،,:] ?|ثم |و)(?:ما معني|معني|ما المقصود|لماذا|ليش|ليه|من هم|من هما|من هو|من هي|مين|احكي|ما قصه|ما سبب|كيف (?:تدرج|وصف|ندبر|نتدبر|يصف|تصف|شرح|عرض|فسر)|ماذا (?!علي|افعل|اعمل|يجب|اسوي|سيقول)|المذكور|ما الفرق|ما الحكمه|اشرح|لخص|ما موضوع|اذكر|عدد|قارن|علي ماذا|ما العلاقه|ما علاقه|ماذا (?:حدث|يعني|تعني|تعلم)|ما (?:هو|هي) (?:معني|قصه|الكلاله))|(?<!\\p{L})کیوں(?!\\p{L})',
);

const arabic = (text: string): boolean => {
  if (mayUrdu.test(text)) return true;
  const isOwn = ownArabic.test(text);
  if (studyArabic.test(text))
    return isOwn && /هل|قل لي|محرم|يجوز/u.test(text) && demandArabic.test(text);
  if (demandArabic.test(text)) return true;
  return isOwn && /[؟?]|(?:^| )هل |شو |ايش |ولا |ام لا/u.test(text);
};

/** Whether a message asks for a ruling. `text` as `normal` makes it. */
export const asksForRuling = (text: string): boolean =>
  /\p{Script=Arabic}/u.test(text) ? arabic(text) : english(text);
