import { intentOf } from '../classify/intent.ts';
import type { Reading as Judged } from '../classify/classify.ts';
import { anyOf, normal } from '../classify/normal.ts';
import { shapeOf } from '../format.ts';

// What is said to be polite or in fun, and what has nothing to do with the lessons: it gets a short reply of its own.

/** `off_topic`: plainly of something else. */
type Talk = 'greeting' | 'thanks' | 'joke' | 'about' | 'off_topic';

const END = '[\\s,.!?:;،؟۔…()🙂😊🙏❤️-]*';

/** A message of nothing but these. */
const nothingBut = (...parts: string[]): RegExp =>
  new RegExp(`^${END}(?:(?:${parts.join('|')})(?![\\p{L}\\p{M}])${END})+$`, 'u');

const GREETINGS = [
  "(?:wa )?'?as+al+a+m+u? ?['’]?(?:o|u)? ?al+ai?k[uo]m",
  'w[ae]? ?al+ai?kum (?:as)?-? ?sal+a+m|sal+a+m(?: al+ai?kum)?|wa ?rahmat\\w* ?(?:u?l+ah\\w*)?|wa? ?barak\\w*',
  'h(?:i|ello|ey|iya|owdy)+|greetings|good (?:morning|afternoon|evening|night|day)|peace be (?:up)?on you',
  "how are (?:you|u)(?: doing)?(?: today)?|how(?:'s| is) it going|what'?s up|there|coach|everyone|my friend",
  'kya ha+l ha[iy]|kaise ho|kaise ha(?:i|y)n(?: aap)?|adaab|namaste',
  'السلام علي?کم|ال?سلام عليكم|وعليكم السلام|عليكم السلام|سلام|ورحمه الله|وبركاته|ورحمۃ اللہ|وبرکاتہ',
  'مرحبا(?: بك)?|اهلا(?: وسهلا)?|صباح الخير|مساء الخير|كيف حالك|كيف الحال|هاي|هلا',
  'السلام علیکم|سلام علیکم|کیا حال (?:ہے|ہیں)|کیسے (?:ہیں|ہو)(?: آپ)?|آپ کیسے ہیں|اداب|ہیلو|صبح بخیر',
];

const THANKS = [
  'thanks?(?: a lot| so much| very much| again)?|thank (?:you|u)(?: so much| very much)?|thx|tysm|many thanks|cheers|much appreciated',
  'jaza+k\\w* ?(?:u?m? )?(?:allah\\w*|l+ah\\w*)?(?: ?k?h?aira?n?)?|barak\\w* ?allah\\w*(?: ?feek\\w*| ?fik\\w*)?|shukriya|shukran(?: jazeelan)?|meherbani|bohat|bahut',
  "(?:that|this|it)(?: was| is|'s|s)?(?: really| very| so)? (?:helpful|great|useful|clear|beautiful|nice|good|kind)|(?:very |really |so )?(?:helpful|great|awesome|perfect|nice|wonderful|brilliant|amazing)|ok(?:ay)?|got it|well done|bye|goodbye",
  'شكرا(?: جزيلا| لك| لكم| كثيرا)?|مشكور|جزاك(?:م)? الله(?: خيرا| خير)?|بارك الله فيك(?:م)?|ممتاز|احسنت|مع السلامه',
  '(?:ا?پ ?کا |آپ کا )?(?:بہت )?(?:بہت )?شکریہ|مہربانی|جزاک اللہ(?: خیرا| خیر)?|بہت خوب|بہت اچھا|زبردست|خدا حافظ|اللہ حافظ',
];

const JOKE = anyOf(
  '\\b(?:tell|say|know|give|crack|share)\\b.{0,20}\\bjokes?\\b|\\bmake me laugh\\b|^(?:a )?joke(?: please)?\\W*$|\\bsomething funny\\b',
  'نكته|اضحكني|لطيفه|لطیفہ|لطیفے|latifa\\b|ہنساؤ',
);

const ABOUT = anyOf(
  "^\\W*(?:and )?(?:who|what) (?:are|r) (?:you|u)\\b(?! doing).{0,12}$|\\bare (?:you|u) (?:a |an )?(?:human|bot|robot|ai|real|machine|person|chatgpt|scholar)\\b|\\bwhat(?:'s| is) your name\\b",
  '\\bwhat can you (?:do|help)\\b|\\bwho (?:made|built|created) you\\b|\\bhow do you work\\b|^\\W*help\\W*$',
  '^\\W*(?:من|مين) (?:انت|حضرتك)\\W*$|ما اسمك|هل انت (?:انسان|روبوت|برنامج|بشر)|ماذا تستطيع ان تفعل',
  '(?:آپ|تم|اپ) کون (?:ہیں|ہو)|(?:آپ|تمہارا|اپ) ?(?:کا )?نام کیا|کیا (?:آپ|تم) (?:انسان|روبوٹ)|aap kaun ha(?:i|y)n|tum kaun ho',
);

/** Things of other people's days. Only what no lesson speaks of. */
const OTHER = anyOf(
  '\\b(?:recipes?|lasagn\\w*|pasta|pizza|spaghetti|biryani|burgers?|cupcakes?|air ?fryer|restaurants?)\\b',
  '\\b(?:football|soccer|cricket|basketball|tennis|world cup|premier league|champions league|olympics?|nba|fifa|messi|ronaldo)\\b',
  '\\b(?:netflix|movies?|tv (?:show|series)|series to watch|youtube|tiktok|instagram|spotify|lyrics|celebrit\\w+|video games?|playstation)\\b',
  '\\b(?:weather|forecast|celsius|fahrenheit|stock market|share price|exchange rate|bitcoin|ethereum|euros?|dollars?)\\b',
  '\\b(?:python|javascript|typescript|java|html|css|sql|excel|spreadsheet|linux|windows 1\\d|algorithm|programming|source code|wi-?fi|laptops?|iphones?|android|smartphones?|phones?)\\b',
  '\\b(?:homework|equation|algebra|calculus|trigonometry|square root|physics|chemistry|photosynthesis|mitochondria|periodic table)\\b|\\d\\s?[+*/x×÷]\\s?\\d|\\d[xy]\\b',
  '\\b(?:capital|president|prime minister|king|queen|population|currency|flag|area) of (?:the )?(?:france|germany|spain|italy|australia|canada|japan|china|india|pakistan|turkey|america|england|britain|uk|usa|brazil|russia|\\w+land)\\b|\\bmount everest\\b|\\bprime minister\\b',
  '\\b(?:flat tyres?|tyres?|flat tires?|car engine|oil change|flights?|hotels?|visa|airports?|vacation|resort|train tickets?|plan a trip|itinerary|gym|workout|diet|horoscope|zodiac)\\b',
  '\\btranslate\\b.{0,60}\\b(?:french|german|spanish|italian|japanese|chinese|russian|turkish)\\b|\\bwhich team\\b|\\bdo you support\\b',
  '\\bwrite (?:me )?(?:an? |some )?(?:poem|essay|cover letter|letter|e-?mail|code|song|script|story about)\\b|\\bwhat time is it\\b|\\b(?:second|first) world war\\b|\\bspeed of light\\b|\\bquantum\\b|\\bvaccines?\\b|\\bcalories\\b|\\bpupp(?:y|ies)\\b',
  'مطعم|السباحه|ریسٹورنٹ|انگریزی سیکھ|آبادی|عدد سكان|كاس العالم|كره القدم|مباراه|برشلونه|وصفه|اطبخ|طبخ|معكرونه|مكرونه|بيتزا|الطقس|درجه الحراره|الدولار|اليورو|بيتكوين|سياره|السيارات|جوال|هاتف|ايفون|كمبيوتر|حاسوب|برمجه|فيلم|افلام|مسلسل|اغنيه|فندق|طيران|رياضيات|معادله|عاصمه|رئيس (?:وزراء|فرنسا|امريكا|مصر|الجمهوريه)',
  'ورلڈ کپ|کرکٹ|فٹ ?بال|میچ|بریانی|پلاؤ|پکانے|پکاتے|پکوان|نسخہ|موسم|ڈالر|روپے کا|موبائل|فون|لیپ ٹاپ|کمپیوٹر|گاڑی|فلم|ڈرامہ|ڈرامے|گانا|گانے|وزیر ?اعظم|دارالحکومت|کلومیٹر|کتنا فاصلہ|ہوٹل|ریاضی',
);

/** A word that makes it a matter of the lessons, or of law. */
const OURS = anyOf(
  "\\b(?:qur'?an|koran|surahs?|suras?|verses?|ayahs?|ayat|lessons?|hadiths?|prophets?|messengers?|allah|god|islam\\w*|muslims?|sunnah|imam|mosque|companions?|paradise|hell)\\b|\\d:\\d",
  '\\b(?:halal|haram|permi\\w+|allowed|lawful|unlawful|sin\\w*|forbidden|prohibited|makruh|wajib|obligatory|ruling|fatwa|zakat|zakah|pray\\w*|salah|fast\\w*|ramadan|wudu|hajj|sadaqah?|marr\\w+|divorc\\w+|riba)\\b',
  'قران|قرآن|سوره|سورة|سورت|ايه|ايات|آیت|آیات|درس|سبق|نبي|نبی|رسول|الله|اللہ|اسلام|مسلم|حلال|حرام|جائز|يجوز|حكم|حکم|فرض|واجب|زكاه|زکوٰۃ|صلاه|نماز|صيام|روز[ہے]|رمضان|وضو|حج',
);

/** How something is made or mended: no ruling is asked for, whatever it is eaten with. */
const HOW_TO =
  /\b(?:how (?:do|can|should|would|does|to)|recipes?|what(?:'s| is) the best way)\b.{0,30}\b(?:make|cook|bake|fry|fix|repair|install|for)\b/;

const IS_GREETING = nothingBut(...GREETINGS);
const IS_THANKS = nothingBut(...GREETINGS, ...THANKS);

const talkIn = (text: string, isRuling: boolean): Talk | null => {
  if (IS_GREETING.test(text)) return 'greeting';
  if (IS_THANKS.test(text)) return 'thanks';
  if (OURS.test(text)) return null;
  // What sounds like a question for a ruling stays one, unless it plainly asks how something is made.
  if (isRuling) return OTHER.test(text) && HOW_TO.test(text) ? 'off_topic' : null;
  if (JOKE.test(text)) return 'joke';
  if (ABOUT.test(text)) return 'about';
  return OTHER.test(text) ? 'off_topic' : null;
};

/** What a message asks for, small talk too; nothing that may be said in pain, and no order to the machine, is that. */
export type Reading = { kind: Judged['kind'] | Talk; isGentle: boolean };

/** Whether a ruling is only heard in the words that ask for a shape: "give me three points". */
const isShapeAlone = (message: string): boolean => {
  const { format, rest } = shapeOf(message);
  return Object.keys(format).length > 0 && intentOf(rest) === 'study';
};

export const withTalk = (message: string, judged: Judged): Reading => {
  const { kind, isGentle } = judged;
  if (kind === 'ruling' && isShapeAlone(message)) return { kind: 'study', isGentle };
  if (isGentle || (kind !== 'study' && kind !== 'ruling')) return judged;
  const talk = talkIn(normal(message), kind === 'ruling');
  return talk === null ? judged : { kind: talk, isGentle };
};
