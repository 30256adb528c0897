import { findPhrase, phrases, type Lexicon, type Phrases, type Words } from './phrases.ts';
import { roman } from './roman.ts';

// What tells a question about the text from somebody's own pain: the text is named, and something is asked of it.

const lexicon: Lexicon = {
  text: `#|verse|verses|ayah|ayahs|ayat|aya|ayaat|surah|surahs|sura|suras|soorah|surat|chapter|juz|quran|qurans|quranic|koran|tafsir|tafseer|hadith|hadiths|ahadith|seerah|sirah|translation|commentary|commentaries|commentators|commentator|mufassir|mufassirun|mufassireen|scholars|exegetes|passage|story|stories|parable|parables|lesson|lessons|revelation|revealed|root|scripture|bible|prophet|prophets|angels|disbelievers|hypocrites|israelites|people of|magicians|ashab|wives of the|rasul|sahabah|quraysh|fatiha|fatihah|baqarah|baqara|imran|nisa|kahf|qadr|duha|sharh|inshirah|mulk|rahman|yaseen|yasin|takwir|maidah|anam|kawthar|ikhlas|falaq|nas|flashcard|flashcards|card|quiz|essay|homework|assignment|class|presentation|khutbah|memorise|memorize|memorising|memorizing|hifz|tajweed|tajwid|recitation|arabic|grammar|vocabulary|word|words|term|meaning|means|mean|revise|revision|exam|test|syllabus
    |آية|آيه|الآية|آيات|الآيات|ايات|سورة|السورة|سور|القرآن|قرآن|تفسير|التفسير|المفسرين|المفسرون|حديث|الحديث|قصة|القصة|قصص|قوم|أصحاب|اصحاب|معنى|المعنى|كلمة|الكلمة|الدرس|درس|الدروس|ترجمة|نزول|نزلت|البقرة|النساء|الكهف|الحفظ|حفظ|أحفظ|مراجعة|التجويد|واجب|الواجب|بحث|المشركين|الكفار|المنافقين|المؤمنين|الملائكة|القرآني|القصاص|الشهداء|جذر|لفظ|اليوسف|الضحى|الشرح|المعلقة
    |آیت|آیات|سورہ|سورۃ|سورت|قرآن|تفسیر|مفسرین|حدیث|قصہ|قصے|واقعہ|واقعے|مطلب|معنی|معنیٰ|لفظ|سبق|ترجمہ|قوم|نازل|حضرت|انبیاء|کافروں|منافقین|شہداء|حفظ|یاد کرنا
    |ayat|surat|surah|quran|tafseer|tafsir|hadees|hadis|qissa|kissa|waqia|waqiya|matlab|maana|maani|mana|lafz|sabaq|tarjuma|qaum|nazil|hazrat|anbiya|kafiron|munafiqeen|shuhada|hifz|aayat|aayaat|ayaat|soorat|surt`,
  asks: `what|whats|why|how|who|whom|whose|which|where|when|explain|describe|summarise|summarize|compare|list|define|outline|difference|discuss|tell me about|tell me the|tell us|is it true|does the|do the|did the|was the|were the|is the|are the|was #|did #|is there a verse|can you explain|could you explain|can you show|show me|give me|help me understand|meaning|mean|means|retell|quiz|interpret|analyse|analyze|are there|is there|does|do|did|was|were|is|are|according|translate|context|teach|i want to understand|dont understand|writing|reading about|studying|learning|researching|preparing|curious|wonder|wondering|confused|trying to understand|walk me through|connection|link|role|theme|symbolise|symbolize|refer|revealed
    |ما|ماذا|لماذا|لم|كيف|من|متى|أين|أي|هل|اشرح|اشرحي|وضح|لخص|قارن|اذكر|عدد|ما هو|ما هي|ليش|ليه|ازاي|ايه|إيه|شو|ايش|وش|شنو|علاش|مين|احكي|احكيلي|أريد أن أفهم|ما الفرق|معنى|تفسير|سبب|ما الحكمة|حدثني|كم|بين|عرف|فسر|شلون|يعني|ما المقصود
    |کیا|کیوں|کیسے|کون|کب|کہاں|کس|کتنے|کتنی|وضاحت|بتائیں|بتائیے|سمجھائیں|سمجھا|مطلب|فرق|معنی|بیان|خلاصہ|موازنہ|بارے|ذکر
    |kya|kyun|kyu|kiyun|kaise|kaun|kon|kab|kahan|kis|kitne|kitni|wazahat|batayen|batain|bataiye|batao|samjhain|samjhayen|samjha|matlab|farq|maani|bayan|khulasa|bare|baare|zikr`,
  own: `i|im|ive|id|ill|me|my|mine|myself|we|us|our
    |أنا|انا|إني|اني|لي|عندي|نفسي|حياتي|قلبي|أشعر|اشعر|أحس|احس|بحس|حاسس|حاسة|علي|عليا|معي|مني|عني|بي|فيني|فيا|أمي|امي|ابي|أبي|ابوي|زوجي|زوجتي|اخي|اختي|بنتي|ابني|صديقي|صديقتي|أريد|اريد|بدي|عايز|عايزة|أبغى|ابي|تعبت|مت|اموت|أموت|ابكي|أبكي|خايف|خايفة|أخاف|اخاف|صرت|بقيت|كنت
    |مجھے|مجھ|میرا|میری|میرے|ہوں|ہمیں|ہمارا|ہماری|ہمارے|mujhe|mjhe|mujhy|mujh|mera|meri|mere|hoon|hun|hu|mery|main|muje
    |ana|ane|bidi|bedi|3ayez|3ayza|nafsi|albi|2albi|7ayati`,
};

const parts = {
  text: phrases(lexicon, '{text}', roman),
  asks: phrases(lexicon, '{asks}', roman),
  own: phrases(lexicon, '{own}', roman),
};

/** What a message is about, beside what it says. `text`: as `roman` spells it. */
export type Frame = { hasText: boolean; asksText: boolean; isOwn: boolean };

export const frameOf = (text: Words): Frame => {
  const has = (part: Phrases) => findPhrase(text, part) !== null;
  const hasText = has(parts.text);
  return { hasText, asksText: hasText && has(parts.asks), isOwn: has(parts.own) };
};
