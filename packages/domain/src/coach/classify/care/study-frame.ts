import { SURAHS } from '@fahm/quran/surahs.ts';
import { findPhrase, phrases, type Lexicon, type Phrases, type Words } from './phrases.ts';
import { roman } from './roman.ts';

// What tells a question about the text from somebody's own life: the text is named, and something is asked of it.

/** Names that are words of every day too. */
const EVERYDAY = new Set([
  'hud',
  'nas',
  'fil',
  'sad',
  'qaf',
  'ya sin',
  'ta ha',
  'هود',
  'الناس',
  'ص',
  'ق',
  'محمد',
  'مريم',
  'الطلاق',
  'الإنسان',
  'القلم',
  'النساء',
  'النور',
  'الليل',
  'الفجر',
  'العصر',
  'الحج',
  'التوبة',
  'النصر',
  'البلد',
  'الرعد',
  'المسد',
  'السجدة',
  'الرحمن',
  'الأنبياء',
  'القدر',
  'الأعلى',
  'الزلزلة',
  'الفيل',
  'الجمعة',
  'الدخان',
  'النجم',
  'القمر',
  'الملك',
  'الشمس',
  'التين',
  'النبأ',
  'المؤمنون',
  'المنافقون',
  'الكافرون',
  'الفتح',
  'الجن',
  'العنكبوت',
  'النمل',
  'النحل',
  'الروم',
  'سبأ',
]);

const names = SURAHS.flatMap(({ nameEn, nameAr }) => {
  const plainName = nameEn.toLowerCase().replaceAll(/['’]/g, '');
  const spaced = plainName.replaceAll('-', ' ');
  const bare = plainName.replace(/^[a-z]{1,3}-/, '');
  const all = bare === plainName ? [plainName] : [spaced, plainName.replaceAll('-', ''), bare];
  return [...all, nameAr].filter((name) => !EVERYDAY.has(name) && name.length > 2);
});

const lexicon: Lexicon = {
  text: `#|verse|verses|ayah|ayahs|aya|ayaat|surah|surahs|sura|suras|soorah|quran|qurans|quranic|koran|tafsir|tafseer|hadith|hadiths|ahadith|seerah|sirah|translation|translations|commentary|commentaries|commentators|commentator|mufassir|mufassirun|mufassireen|exegetes|passage|passages|parable|parables|revelation|scripture|bible|prophet|prophets|prophetic|angels|disbelievers|israelites|magicians|ashab|sahabah|sahaba|quraysh|fatiha|fatihah|baqara|yaseen|yasin|inshirah|ayat ul kursi|ayatul kursi|fir aun|martyrs|shuhada|people of the|people of lut|people of the cave|the flood|the ditch|story of|stories|authentic|narration|narrations|islam teach|islam say|islam says|in islam|islamic view|life after death|day of judgement|day of judgment|hellfire|barzakh|battle of|battles|chapter|chapters|last part|next part|this part|the part where|the whale|the calf|the camel|the ark|the cow
    |آية|الآية|آيات|الآيات|بالآية|سورة|السورة|سور|بسورة|القرآن|قرآن|بالقرآن|للقرآن|تفسير|التفسير|المفسرين|المفسرون|المفسر|حديث|الحديث|قصة|القصة|قصص|قوم|أصحاب|نزول|نزلت|المشركين|الكفار|المنافقين|المؤمنين|الملائكة|القرآني|القصاص|الشهداء|الرسل|قوله تعالى|قال تعالى|قوله|تعالى|يقول الله|قال الله|هاروت|ماروت|الأخدود|الطوفان|الجاهلية|آل عمران|امرأة عمران|الموءودة
    |${names.join('|')}`,
  learning: `memorise|memorize|memorised|memorized|memorising|memorizing|memorisation|memorization|hifz|hifdh|tajweed|tajwid|recitation|recite|reciting|qirat|arabic|grammar|vocabulary|quiz|flashcard|flashcards|homework|assignment|essay|lesson|lessons|revise|revision|study|studying|studies|syllabus|this app|the app|password|login|subscription|refund|button|page|streak|halaqa project|presentation|khutbah|project|order of|any trick|any tips|confuse|confused|confuses|confusing|mix up|mixing|mixing up|the reading|reading of|book club|reading circle|study circle|forgetting verses|learn|learning|pronounce|pronunciation|makharij|root|translate|similar verses
    |الحفظ|حفظ|أحفظ|حفظت|مراجعة|المراجعة|أراجع|التجويد|تجويد|الواجب|واجب|بحث|بحثي|الدرس|درس|الدروس|أدرس|المتشابهات|التلاوة|الإعراب|النحو|التطبيق|حسابي|الاختبار|المصحف|ختمة|أنسى|نسيت|حفظته|أثبته|أختم|تسميع|أسمع السورة`,
  askStart: `what|whats|why|how|hows|who|whom|whose|which|where|when|explain|describe|summarise|summarize|compare|list|define|outline|discuss|tell me|tell us|is it|is there|are there|is the|are the|does|do the|do #|did|was|were|is #|can you|could you|please|pls|give me|help me understand|retell|quiz|interpret|analyse|analyze|according to|in what|in which|on what|from which|at what|under what|to whom|show me|walk me|i wonder|wondering|curious|i want to understand|im writing|i am writing|im preparing|i am preparing|can i ask|has|have the|would|could|should the|any
    |ما|ماذا|لماذا|لم|كيف|من|متى|أين|أي|هل|اشرح|اشرحي|اشرحوا|وضح|لخص|قارن|اذكر|عدد|ليش|ليه|ازاي|ايه|شو|ايش|وش|شنو|علاش|مين|احكي|احكيلي|أريد أن أفهم|حدثني|كم|عرف|فسر|شلون|بم|عما|عن ماذا|فيم|في أي|ممكن`,
  askAny: `explanation|recap|recapped|asks what|asked what|asks why|asking how|asking why|asked why|asks how|asked how|asked me what|asked me why|where does|where is|where else|am i right|is he right|is she right|is this right|can we talk about|will allah punish|will god punish|shares please|calculate|explain|explained|difference|meaning|mean|means|summar*|main themes|themes|theme|tafsir of|context|significance|wisdom|commentators say|scholars say|refer to|refers to|lesson of|lessons from|connection between|grammar|what does|what is|what are|what did|why did|why does|why is|why was|why were|how did|how does|how is|how was|who was|who were|who is|which verse|which surah|which ayah
    |معنى|المعنى|الفرق|تفسير|الحكمة|سبب نزول|المقصود|اشرح|لخص|دلالة|العلاقة|ما هو|ما هي|كيف وصف|لماذا|كيف صور|ماذا قال|ماذا يعني`,
  kin: `mum|mom|mother|mama|dad|father|baba|son|daughter|husband|wife|brother|sister|baby|friend|cousin|uncle|aunt|grandma|grandmother|grandpa|grandfather|stepdad|step dad|stepmum|flatmate|roommate|fiance|fiancee|boyfriend|girlfriend|ex|in laws|kids|children|parents|family|neighbour|neighbor|boss|he|she|they|hes|shes|theyre|him|her
    |أمي|أمها|ابي|ابوي|زوجي|جوزي|زوجتي|مراتي|اخي|أخوي|أختي|ابني|بنتي|ابنتي|أولادي|عيالي|عمي|خالي|حماي|حماتي|خالتي|عمتي|جدتي|جدي|صديقتي|صديقي|صاحبي|صاحبتي|صحباتي|أهلي|العيال|جارتي|خطيبي|طليقي`,
  chat: `thank|thanks|thx|thankyou|jazak*|jazakallah|hello|hi there|good morning|good evening|my name is|im from|i am from|happy|excited|finished|completed|beginner|new here|new to this|want to start|ready to start|lets start|lets begin|love this|love it|helpful|well done|great job|awesome|nice|cool|who are you|are you a bot|are you real|got it|understood|i see|makes sense|congratulations|mabrook|mubarak|how are you|interesting|beautiful|amazing|enjoy*|enjoying|looking forward to|next one|weather|football
    |شكرا|جزاك|جزاكم|السلام عليكم|مرحبا|صباح الخير|مساء الخير|اسمي|ممتاز|رائع|متحمس|متحمسة|سعيد|سعيدة|فرحان|فرحانة|فهمت|جميل|مبروك|أنا من|كيف حالك|انهيت الدرس`,
  law: `halal|haram|permissible|permitted|allowed|lawful|unlawful|forbidden|prohibited|ruling|rulings|hukm|fatwa|sinful|a sin|valid|invalid|void|nullif*|expiation|kaffara*|kafara*|fidya*|inherit*|inheritance|zakat|zakah|wudu|ghusl|tayammum|iddah|waiting period|waiting time|obliged|obligated|obligatory|must i|may i|am i allowed|do i have to|owe|make up|repeat my|sacrifice|mahr|dowry|talaq|khula|estate|shares|amulet|penalty|repay|divorced twice|three times|automatically|wait|fasting|fast|prayers|make all of those up|punish me for|retaliat*|islamically|sharia|custody|fajr|salah|salat|ramadan|umrah|ihram|suhoor|loans|loan|mortgage|sinning|islamic law|before god|is it my fault|binding|contract|accident and he died|conference|divorced in a dream|in a dream|count as|witness|can i pray|cann i pray|may i pray|taraweeh|how much does each|each of us get
    |حكم|يجوز|تجوز|جائز|حلال|حرام|مباح|فتوى|افتوني|واجب|يجب|لازم|كفارة|فدية|أقضي|أقضيها|مقبولة|مقبول|قضاء|زكاة|ميراث|التركة|تركة|نقسم|تقسيم|يرث|ترث|العدة|عدتي|عدة|صحيح|صحيحة|باطل|باطلة|تبطل|يبطل|يقع|الطلاق|طلاقي|مهر|وضوء|الوضوء|ولي|الشرع|شرعا|مذهب|ربا|فوائد|اصرفها|غلطان|اكلت لحم|صيام|نذر|حلفت|الأنابيب`,
  own: `i|im|ive|id|ill|me|my|mine|myself|we|us|our|asking for me
    |أنا|إني|لي|لنا|عندي|نفسي|حياتي|حالي|قلبي|صدري|روحي|جنبي|أشعر|أحس|بحس|حاسس|حاسة|علي|عليا|معي|مني|عني|بي|فيني|فيا|أمي|بأمي|ابي|ابوي|زوجي|زوجتي|اخي|اختي|ختي|بنتي|ابني|أولادي|عيالي|ولادي|صديقي|صديقتي|صاحبي|صاحبتي|أريد|بدي|عايز|عايزة|أبغى|تعبت|أموت|ابكي|خايف|خايفة|أخاف|صرت|بقيت|كنت|قررت|سامحوني|ديوني|أهلي|بيتي|وحدي|لوحدي|لحالي|طلقني|تركني|ضربني|جدتي|جدي|أنا`,
};

/** The same in Urdu, in both scripts. */
const urdu: Lexicon = {
  text: `آیت|آیات|سورہ|سورت|قرآن|تفسیر|مفسرین|حدیث|قصہ|قصے|واقعہ|نازل|انبیاء|کافروں|منافقین|شہداء|رسول اللہ|قومِ|یٰسین|بنی اسرائیل
    |ayat|aayat|aayaat|surat|hadees|hadis|qissa|kissa|waqia|waqiya|nazil|anbiya|kafiron|munafiqeen|qaum e|bani israel|bani israil
    |#`,
  learning: `حفظ|سبق|یاد کرنا|یاد کر|تجوید|تلاوت|ترجمہ|گرامر|ہوم ورک|مضمون|تقریر
    |yaad karna|yaad karte|yad karna|yad karte|hifz|sabaq|tajweed|tilawat|tarjuma|homework|assignment|dars|points|shortcut`,
  askStart: `کیا|کیوں|کیسے|کون|کب|کہاں|کس|کتنے|کتنی
    |kya|kyun|kyu|kaise|kaun|kab|kahan hai|kahan se|kahan par|kahan aata|kis|kitne|kitni`,
  askAny: `مطلب|معنی|فرق|وضاحت|خلاصہ|موازنہ|تفسیر|کیوں|کیسے|کیا ہے|کون|کس|کہاں|کون سی|کونسی|حکمت|بتائیں|بتا دیں|سمجھائیں|سمجھا دیں|کب|ذکر
    |matlab|maani|farq|wazahat|khulasa|tafseer|kyun|kyu|kaise|kya hai|kaun|kis|kahan hai|kahan se|kahan par|kahan aata|kahan milta|konsi|kaunsi|konsa|kon si|kaun si|kis surah|kis ayat|hikmat|batayen|bata den|batain|samjhain|samjha den|kab|zikr`,
  kin: `امی|ابو|ماں|باپ|والد|والدہ|شوہر|بیوی|بھائی|بہن|بیٹا|بیٹی|بچہ|بچے|دوست|چچا|ماموں|سسر|ساس|سسرال|دادی|نانی|منگیتر|گھر والے|گھر میں|وہ|اس نے|انہوں نے
    |ammi|abbu|abba|maa|baap|walid|walida|shohar|husband|biwi|bhai|behan|behen|beta|beti|bacha|bache|dost|chacha|mamu|mamoo|susar|saas|susral|dadi|nani|mangetar|ghar wale|ghar walay|usne|unhone|wo|woh`,
  chat: `شکریہ|جزاک|السلام علیکم|خوش|مبارک|میرا نام|shukriya|jazak*|salam|khush|mubarak|mera naam|acha laga|samajh aa gaya`,
  law: `حکم|جائز|ناجائز|حلال|حرام|فتویٰ|کفارہ|فدیہ|وراثت|زکوٰۃ|زکات|وضو|غسل|عدت|طلاق واقع|نکاح ہو|قضا|واجب|فرض
    |hukm|jaiz|jaaiz|najaiz|halal|haram|fatwa|kaffara|fidya|wirasat|zakat|wuzu|wudu|ghusl|iddat|talaq ho|nikah ho|qaza|wajib|farz`,
  own: `مجھے|مجھ|میرا|میری|ہوں|ہمیں|ہمارا|ہماری|اپنے|اپنا|mujhe|mjhe|mujhy|mujh|mujhse|mera|meri|mere|hoon|hun|hu|mery|muje|apna|apni|apne|hamara|hamari|hamare|maine|میں نے|mene|mne|agar main|agar mein|agar mai|jaun|jaaun|uthun|karun|marun|rahun|parhun|likhun|sakun|chahun|chalun|jeeun|lun|dun|جاؤں|کروں|دوں|لوں|پڑھوں|اٹھوں|رہوں|سکوں|چاہوں|جیوں|مروں
    |ana|ane|bidi|bedi|3ayez|3ayza|nafsi|albi|2albi|7ayati|lahali|la7ali`,
};

const ASKS = `
  < [and|so|but|ok|okay|hi|hey|salam|salaam|assalamu|alaikum|please|pls|also|quick|question|then|now|or|because|طيب|السلام|عليكم] [alaikum|question|عليكم] {askStart}
  {askAny}
  ?
`;

type Parts = Readonly<Record<keyof Frame, Phrases>>;

const partsOf = (of: Lexicon, spelling?: (word: string) => string): Parts => ({
  hasText: phrases(of, '{text}', spelling),
  hasLearning: phrases(of, '{learning}', spelling),
  asks: phrases(of, ASKS, spelling),
  isOwn: phrases(of, '{own}', spelling),
  isOfLaw: phrases(of, '{law}', spelling),
  hasKin: phrases(of, '{kin}', spelling),
  isChat: phrases(of, '{chat}', spelling),
});

const parts = partsOf(lexicon);
const urduParts = partsOf(urdu, roman);

/** What a text is about, beside what it says. */
export type Frame = {
  /** The text is named: a verse, a surah, a figure; or the work of studying it. */
  hasText: boolean;
  hasLearning: boolean;
  asks: boolean;
  /** The writer speaks of themselves; or somebody near is named. */
  isOwn: boolean;
  hasKin: boolean;
  isOfLaw: boolean;
  /** Thanks, a greeting, joy. */
  isChat: boolean;
};

const NAMES = ['hasText', 'hasLearning', 'asks', 'isOwn', 'hasKin', 'isOfLaw', 'isChat'] as const;

/** `spelt`: the same words as `roman` spells them. */
export const frameOf = (words: Words, spelt: Words): Frame => {
  const has = (name: keyof Frame) =>
    findPhrase(words, parts[name]) !== null || findPhrase(spelt, urduParts[name]) !== null;
  return Object.fromEntries(NAMES.map((name) => [name, has(name)])) as Frame;
};
