import type { CoachLanguage, CoachRefusal } from '@fahm/contracts/coach.ts';
import { careReplies } from './care-replies.ts';

export type Language = CoachLanguage;

/** Replies that are always the same. Written with care, and not by a machine at the time of asking. */
export const fixedReplies: Record<CoachRefusal, Record<Language, string>> = {
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
  not_found: {
    en: 'I could not find this in the lessons of this surah. Try other words, the name of somebody in a story, or the number of a verse.',
    ar: 'لم أجد هذا في دروس هذه السورة. جرّب كلمات أخرى، أو اسم شخص في قصة، أو رقم آية. والدروس مكتوبة بالإنجليزية.',
    ur: 'یہ مجھے اس سورت کے اسباق میں نہیں ملا۔ دوسرے لفظ، کسی قصے کا نام، یا آیت کا نمبر آزما کر دیکھیں۔ اسباق انگریزی میں ہیں۔',
    'ur-Latn':
      'Yeh mujhe is surat ke asbaq mein nahi mila. Doosre lafz, kisi qisse ka naam, ya ayat ka number aazma kar dekhein. Asbaq angrezi mein hain.',
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
