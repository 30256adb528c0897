import type { CoachLanguage, CoachRefusal } from '@fahm/contracts/study/coach.ts';
import { careReplies } from './care-replies.ts';

export type Language = CoachLanguage;

/** Replies that are always the same. Written with care, and not by a machine at the time of asking. */
export const fixedReplies: Record<Exclude<CoachRefusal, 'misquote'>, Record<Language, string>> = {
  ...careReplies,
  ruling: {
    en: 'That is a question of your own life, and it deserves somebody who knows you and whom you can ask back. I give no rulings. Please take it to a qualified scholar: the imam of your mosque, or one whom you trust. What the lessons say about the subject stands under the sources beside this reply, to read before you ask.',
    ar: 'هذا سؤال عن حالة بعينها، وحقه أن تسأل عنه من يعرفك ويسمع منك. لست أهلًا للفتوى ولا أعطي أحكامًا، فاسأل عالمًا مؤهلًا تثق به أو إمام مسجدك. وما تقوله الدروس في الموضوع تجده في المصادر بجانب هذا الرد، لتقرأه قبل أن تسأل.',
    ur: 'یہ آپ کی اپنی زندگی کا سوال ہے، اور اس کا حق ہے کہ کوئی ایسا شخص جواب دے جو آپ کو جانتا ہو اور جس سے آپ دوبارہ پوچھ سکیں۔ میں فتویٰ نہیں دیتا۔ کسی مستند عالم سے پوچھیں: اپنی مسجد کے امام سے یا جس پر آپ کو بھروسا ہو۔ اس موضوع پر سبق جو کہتے ہیں وہ اس جواب کے ساتھ مآخذ میں ہے، پوچھنے سے پہلے پڑھنے کے لیے۔',
    'ur-Latn':
      'Yeh aap ki apni zindagi ka sawal hai, aur is ka haq hai ke koi aisa shakhs jawab de jo aap ko janta ho aur jis se aap dobara pooch sakein. Main fatwa nahi deta. Kisi mustanad aalim se poochein: apni masjid ke imam se ya jis par aap ko bharosa ho. Is mauzu par sabaq jo kehte hain woh is jawab ke saath sources mein hai, poochne se pehle parhne ke liye.',
  },
  instructions: {
    en: 'I keep to one thing: what the lessons of this surah say, and its verses as they stand. I do not write verses, and I do not take on another part. Ask me about a verse, a story or an idea of this surah, and I will gladly look it up.',
    ar: 'ألتزم بأمر واحد: ما تقوله دروس هذه السورة، وآياتها كما هي. لا أكتب آيات ولا أتقمص دورًا آخر. اسألني عن آية أو قصة أو معنى في هذه السورة، وسأبحث عنه بسرور.',
    ur: 'میں ایک ہی کام کرتا ہوں: اس سورت کے سبق کیا کہتے ہیں، اور اس کی آیات جیسی ہیں۔ میں آیات نہیں لکھتا اور کوئی اور کردار نہیں لیتا۔ اس سورت کی کسی آیت، قصے یا مضمون کے بارے میں پوچھیں، میں خوشی سے دیکھوں گا۔',
    'ur-Latn':
      'Main ek hi kaam karta hoon: is surat ke sabaq kya kehte hain, aur is ki ayat jaisi hain. Main ayat nahi likhta aur koi aur kirdar nahi leta. Is surat ki kisi ayat, qisse ya mazmoon ke baare mein poochein, main khushi se dekhun ga.',
  },
  greeting: {
    en: 'Wa alaikum assalam, and welcome. Ask me about a verse, a story or an idea of this surah, and I will look it up in the lessons.',
    ar: 'وعليكم السلام ورحمة الله، وأهلًا بك. اسألني عن آية أو قصة أو معنى في هذه السورة، وسأبحث عنه في الدروس.',
    ur: 'وعلیکم السلام ورحمۃ اللہ، خوش آمدید۔ اس سورت کی کسی آیت، قصے یا مضمون کے بارے میں پوچھیں، میں اسباق میں دیکھوں گا۔',
    'ur-Latn':
      'Wa alaikum assalam, khush aamdeed. Is surat ki kisi ayat, qisse ya mazmoon ke baare mein poochein, main asbaq mein dekhun ga.',
  },
  thanks: {
    en: 'You are welcome. Ask on whenever you like.',
    ar: 'على الرحب والسعة. اسأل متى شئت.',
    ur: 'خوشی ہوئی۔ جب چاہیں اور پوچھیں۔',
    'ur-Latn': 'Khushi hui. Jab chahein aur poochein.',
  },
  joke: {
    en: 'I have no jokes, I am afraid. What I do have is stories: ask me for one of this surah.',
    ar: 'ليست عندي نكات، لكن عندي قصصًا: اسألني عن قصة من هذه السورة.',
    ur: 'میرے پاس لطیفے نہیں، مگر قصے ہیں: اس سورت کا کوئی قصہ پوچھیں۔',
    'ur-Latn': 'Mere paas latife nahi, magar qisse hain: is surat ka koi qissa poochein.',
  },
  about: {
    en: 'I am the study coach of these lessons: a program, not a person and not a scholar. I look up what the lessons say and show the verses as they stand. Ask me about a verse, a story or an idea.',
    ar: 'أنا مدرب الدراسة لهذه الدروس: برنامج، لست إنسانًا ولا عالمًا. أبحث عما تقوله الدروس وأعرض الآيات كما هي. اسألني عن آية أو قصة أو معنى.',
    ur: 'میں ان اسباق کا مطالعاتی کوچ ہوں: ایک پروگرام، نہ انسان نہ عالم۔ میں دیکھتا ہوں کہ اسباق کیا کہتے ہیں، اور آیات جیسی ہیں ویسی دکھاتا ہوں۔ کسی آیت، قصے یا مضمون کے بارے میں پوچھیں۔',
    'ur-Latn':
      'Main in asbaq ka study coach hoon: ek program, na insan na aalim. Main dekhta hoon ke asbaq kya kehte hain, aur ayat jaisi hain waisi dikhata hoon. Kisi ayat, qisse ya mazmoon ke baare mein poochein.',
  },
  off_topic: {
    en: 'That is outside what I know: I have only the lessons and the verses of the Qur’an. For this you will find better help elsewhere. About the surah, ask me anything.',
    ar: 'هذا خارج ما أعرفه، فليس عندي إلا الدروس وآيات القرآن. ستجد لهذا عونًا أفضل في مكان آخر. أما عن السورة فاسألني ما شئت.',
    ur: 'یہ میرے علم سے باہر ہے: میرے پاس صرف اسباق اور قرآن کی آیات ہیں۔ اس کے لیے آپ کو کہیں اور بہتر مدد ملے گی۔ سورت کے بارے میں جو چاہیں پوچھیں۔',
    'ur-Latn':
      'Yeh mere ilm se bahar hai: mere paas sirf asbaq aur Quran ki ayat hain. Is ke liye aap ko kahin aur behtar madad milegi. Surat ke baare mein jo chahein poochein.',
  },
  not_found: {
    en: 'The lessons that are open to you do not answer this, and I would rather say so than guess. What comes near it, if anything, stands under the sources. Try other words, the name of somebody in a story, or the number of a verse.',
    ar: 'الدروس المتاحة لك لا تجيب عن هذا، وأن أقول ذلك خير من أن أخمّن. وما يقرب منه إن وُجد تجده في المصادر. جرّب كلمات أخرى، أو اسم شخص في قصة، أو رقم آية. والدروس مكتوبة بالإنجليزية.',
    ur: 'جو اسباق آپ کے لیے کھلے ہیں وہ اس کا جواب نہیں دیتے، اور اندازہ لگانے سے یہ کہہ دینا بہتر ہے۔ اس کے قریب کچھ ہو تو وہ مآخذ میں ہے۔ دوسرے لفظ، کسی قصے کا نام، یا آیت کا نمبر آزما کر دیکھیں۔ اسباق انگریزی میں ہیں۔',
    'ur-Latn':
      'Jo asbaq aap ke liye khule hain woh is ka jawab nahi dete, aur andaza lagane se yeh keh dena behtar hai. Is ke qareeb kuch ho to woh sources mein hai. Doosre lafz, kisi qisse ka naam, ya ayat ka number aazma kar dekhein. Asbaq angrezi mein hain.',
  },
};

/** What the coach says of itself when no language model takes part. */
export const composedOfLessons: Record<Language, string> = {
  en: 'This is what the lessons have on it, in their own words. No language model wrote this answer.',
  ar: 'هذا ما في الدروس حول سؤالك بنصها، وهي مكتوبة بالإنجليزية. لم يكتب هذا الجواب نموذج لغوي.',
  ur: 'اس بارے میں اسباق یہ کہتے ہیں، انہی کے لفظوں میں، انگریزی میں۔ یہ جواب کسی لسانی ماڈل نے نہیں لکھا۔',
  'ur-Latn':
    'Is baare mein asbaq yeh kehte hain, unhi ke lafzon mein, angrezi mein. Yeh jawab kisi language model ne nahi likha.',
};
