import { anyOf } from './classify/normal.ts';

/** What people put into the Qur'an's mouth: words by which it is told, and what to know of them, with their source. */
export type Misquote = {
  id: string;
  /** As `normal` leaves a message. */
  said: RegExp;
  /** Verses of which alone it is said; every verse without. */
  of?: readonly string[];
  /** The verse to read instead, where none was named. */
  verse?: string;
  en: string;
  ar: string;
  ur: string;
};

const report = (
  id: string,
  said: RegExp,
  source: { en: string; ar: string; ur: string },
): Misquote => ({
  id,
  said,
  en: `It is a saying of the Prophet ﷺ in the reports (${source.en}), and no verse.`,
  ar: `هو حديث (${source.ar}) وليس آية.`,
  ur: `یہ حدیث ہے (${source.ur})، آیت نہیں۔`,
});

export const misquotes: readonly Misquote[] = [
  {
    id: 'apostates',
    said: anyOf(
      '(?:apostat\\w*|(?:leav|chang)\\w+ (?:the |his |their |your )?(?:religion|faith|islam)).*(?:kill|death|execut|behead)',
      '(?:kill|death|execut|behead)\\w*.*(?:apostat|(?:leav|chang)\\w+ (?:the |his |their )?(?:religion|faith|islam))',
      '(?:مرتد|بدل دينه|ترك الدين).*(?:قتل|يقتل|اقتلوه)|(?:قتل|يقتل|اقتلوه).*(?:مرتد|بدل دينه|ترك الدين)',
      'دین (?:چھوڑ|بدل).*قتل|مرتد.*قتل',
    ),
    of: ['2:256', '2:217', '4:89'],
    en: 'Words like these stand in a report (Sahih al-Bukhari 6922), whose reach people of knowledge discuss.',
    ar: 'مثل هذا في حديث (صحيح البخاري 6922)، ولأهل العلم كلام في مداه.',
    ur: 'ایسے الفاظ ایک حدیث میں ہیں (صحیح بخاری 6922) جس کے دائرے پر اہل علم بحث کرتے ہیں۔',
  },
  {
    id: 'help-themselves',
    said: anyOf(
      '(?:god|allah) helps? (?:those|them|people)?.{0,8}who helps? themsel',
      'الله يساعد من يساعد نفسه',
      'جو اپنی مدد (?:آپ )?کرتے?',
    ),
    verse: '13:11',
    en: 'It is a proverb, as old as Aesop’s Hercules and the Waggoner. 13:11 is nearest to it, and says something else.',
    ar: 'هو مثل قديم، وأقرب الآيات إليه 13:11 وهي تقول غير ذلك.',
    ur: 'یہ ایک پرانی کہاوت ہے۔ اس کے قریب 13:11 ہے، مگر وہ کچھ اور کہتی ہے۔',
  },
  {
    id: 'china',
    said: anyOf('knowledge.{0,30}\\bchina\\b', 'العلم.{0,12}الصين', 'علم.{0,30}چین'),
    en: 'It is told as a saying of the Prophet ﷺ; Ibn al-Jawzi counts it among the invented ones (al-Mawduat).',
    ar: 'يروى حديثًا، وعده ابن الجوزي في الموضوعات.',
    ur: 'یہ حدیث کے طور پر مشہور ہے؛ ابن الجوزی نے اسے موضوعات میں شمار کیا ہے۔',
  },
  report(
    'half-of-faith',
    anyOf(
      '(?:cleanliness|purity|cleaning).{0,12}half.{0,12}(?:faith|iman|religion)',
      '(?:النظافه|الطهور|الطهاره).{0,6}(?:من|شطر|نصف).{0,6}الايمان',
      '(?:صفایی|صفائی|صفاءی|طہارت|پاکیزگی).{0,12}نصف.{0,3}ایمان',
    ),
    { en: 'Sahih Muslim 223: purity is half of faith', ar: 'صحيح مسلم 223', ur: 'صحیح مسلم 223' },
  ),
  report(
    'feet-of-mothers',
    anyOf(
      '(?:paradise|heaven|jannah).{0,20}(?:feet|foot).{0,14}(?:mother|mum|mom)|(?:feet|foot).{0,14}mothers?.{0,20}(?:paradise|heaven)',
      'الجنه تحت اقدام الامهات',
      'جنت.{0,8}ماں.{0,10}قدم|ماں.{0,12}قدم.{0,14}جنت',
    ),
    {
      en: 'in other words: Sunan al-Nasai 3104',
      ar: 'بلفظ قريب: سنن النسائي 3104',
      ur: 'قریب الفاظ میں: سنن نسائی 3104',
    },
  ),
  {
    id: 'number-of-maidens',
    said: anyOf(
      '\\b(?:72|seventy[- ]two)\\b.{0,12}(?:virgin|maiden|hou?ri|wives|women)',
      '(?:72|٧٢|اثنتان وسبعون|اثنتين وسبعين).{0,8}(?:حور|زوج)',
      '(?:72|۷۲|بہتر).{0,4}حور',
    ),
    en: 'No verse gives a number. It comes from a report on martyrs (Jami al-Tirmidhi 1663).',
    ar: 'لا تذكر آية عددًا، وإنما جاء في حديث في الشهيد (جامع الترمذي 1663).',
    ur: 'کسی آیت میں تعداد نہیں۔ یہ شہید کے بارے میں ایک حدیث سے ہے (جامع ترمذی 1663)۔',
  },
  {
    id: 'three-in-one',
    said: anyOf(
      'three in one|\\btrinity\\b.{0,20}(?:true|real)|god is (?:a )?(?:trinity|three)',
      'ثلاثه في واحد',
    ),
    of: ['112:1', '112:2', '112:3', '112:4', '4:171', '5:73'],
    verse: '4:171',
    en: 'Surah 112 speaks of God as one, and 4:171 tells people not to say three.',
    ar: 'سورة الإخلاص في أن الله أحد، وفي 4:171 نهي عن قول ثلاثة.',
    ur: 'سورۃ الاخلاص اللہ کو ایک کہتی ہے، اور 4:171 میں تین کہنے سے روکا گیا ہے۔',
  },
  {
    id: 'fallen-angel',
    said: anyOf(
      '(?:satan|iblis|devil).{0,20}(?:was|is|were) an? (?:fallen )?angel|fallen angel',
      '(?:ابليس|الشيطان).{0,10}ملاك',
    ),
    of: ['18:50', '2:34', '7:11', '15:31', '17:61', '20:116', '38:74'],
    verse: '18:50',
    en: '18:50 says of him that he was of the jinn.',
    ar: 'في 18:50 أنه كان من الجن.',
    ur: '18:50 میں ہے کہ وہ جنوں میں سے تھا۔',
  },
  {
    id: 'dirty',
    said: anyOf(
      'wom[ae]n.{0,20}(?:dirty|filthy|unclean)',
      'المراه نجسه',
      'عورت.{0,10}(?:ناپاک|گندی)',
    ),
    of: ['2:222'],
    en: 'It speaks of menstruation and of intimacy. That a woman is not shunned meanwhile stands in Sahih Muslim 302.',
    ar: 'الكلام فيها عن المحيض والقربان، وأن المرأة لا تُعتزل في البيت جاء في صحيح مسلم 302.',
    ur: 'اس میں حیض اور قربت کی بات ہے۔ یہ کہ عورت سے الگ نہ رہا جائے صحیح مسلم 302 میں ہے۔',
  },
  {
    id: 'paradise-for-killing',
    said: anyOf(
      '(?:kill|slay)\\w* an? (?:unbeliever|kafir|infidel|disbeliever|non-?muslim).{0,30}(?:paradise|heaven|jannah|reward)',
      'قتل كافرا? .{0,6}(?:دخل|فله) الجنه',
      'کافر کو (?:قتل|مار).{0,20}جنت',
    ),
    of: ['5:32', '2:191', '9:5', '8:12', '47:4'],
    en: 'There is no such promise in it.',
    ar: 'ليس فيها وعد كهذا.',
    ur: 'اس میں ایسا کوئی وعدہ نہیں۔',
  },
  report(
    'intentions',
    anyOf(
      '(?:actions|deeds).{0,12}(?:by|according to|judged by).{0,8}intention',
      'الاعمال بالنيات',
      'اعمال کا دارومدار نیت',
    ),
    { en: 'Sahih al-Bukhari 1', ar: 'صحيح البخاري 1', ur: 'صحیح بخاری 1' },
  ),
  report('no-harm', anyOf('no harm.{0,14}(?:and|nor).{0,20}harm', 'لا ضرر ولا ضرار'), {
    en: 'Sunan Ibn Majah 2341',
    ar: 'سنن ابن ماجه 2341',
    ur: 'سنن ابن ماجہ 2341',
  }),
  report(
    'camel',
    anyOf('(?:tie|tether) (?:your|the|his) camel', 'اعقلها وتوكل', 'اونٹ.{0,6}باندھ'),
    { en: 'Jami al-Tirmidhi 2517', ar: 'جامع الترمذي 2517', ur: 'جامع ترمذی 2517' },
  ),
  report(
    'for-his-brother',
    anyOf('loves? for (?:his|your) brother what', 'يحب لاخيه ما يحب لنفسه', 'بھائی کے لیے وہی پسند'),
    { en: 'Sahih al-Bukhari 13', ar: 'صحيح البخاري 13', ur: 'صحیح بخاری 13' },
  ),
  report(
    'speak-good',
    anyOf(
      '(?:speak|say) (?:what is )?good or (?:be|keep|remain|stay) silent',
      'فليقل خيرا او ليصمت',
    ),
    { en: 'Sahih al-Bukhari 6018', ar: 'صحيح البخاري 6018', ur: 'صحیح بخاری 6018' },
  ),
  report(
    'best-of-you',
    anyOf('best (?:of you|among you).{0,20}learns?.{0,20}teach', 'خيركم من تعلم القران'),
    { en: 'Sahih al-Bukhari 5027', ar: 'صحيح البخاري 5027', ur: 'صحیح بخاری 5027' },
  ),
  {
    id: 'rib',
    said: anyOf('(?:eve|hawwa|wom[ae]n).{0,24}\\brib\\b', 'حواء.{0,10}ضلع', 'حوا.{0,14}پسلی'),
    verse: '4:1',
    en: 'No verse names a rib; a report does (Sahih al-Bukhari 3331).',
    ar: 'لا تذكر آية ضلعًا، وإنما جاء في حديث (صحيح البخاري 3331).',
    ur: 'کسی آیت میں پسلی کا ذکر نہیں؛ حدیث میں ہے (صحیح بخاری 3331)۔',
  },
  {
    id: 'apple',
    said: anyOf('\\bapple\\b', 'تفاحه', '(?:^| )سیب(?: |$)'),
    of: ['2:35', '7:19', '7:22', '20:120', '20:121'],
    en: 'No verse names the fruit or the kind of tree.',
    ar: 'لا تسمي آية الثمرة ولا نوع الشجرة.',
    ur: 'کسی آیت میں پھل یا درخت کی قسم کا نام نہیں۔',
  },
];

const BY_ID = new Map(misquotes.map((it) => [it.id, it]));

/** An authored misquote by its id. */
export const misquoteOf = (id: string): Misquote | undefined => BY_ID.get(id);
