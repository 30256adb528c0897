import type { CoachRefusal } from '@fahm/contracts/coach.ts';

export type Language = 'en' | 'ar';

/** Replies that are always the same. Written with care, and not by a machine at the time of asking. */
export const fixedReplies: Record<CoachRefusal, Record<Language, string>> = {
  ruling: {
    en: 'That is a question of your own life, and it deserves somebody who knows you and whom you can ask back. I give no rulings. Please take it to a qualified scholar: the imam of your mosque, or one whom you trust. What the lessons say about the subject stands under the sources beside this reply, to read before you ask.',
    ar: 'هذا سؤال عن حالة بعينها، وحقه أن تسأل عنه من يعرفك ويسمع منك. لست أهلًا للفتوى ولا أعطي أحكامًا، فاسأل عالمًا مؤهلًا تثق به أو إمام مسجدك. وما تقوله الدروس في الموضوع تجده في المصادر بجانب هذا الرد، لتقرأه قبل أن تسأل.',
  },
  distress: {
    en: 'I am glad that you wrote this, and I am sorry that it hurts so much. You matter, and you need not carry this alone. I am a study companion and cannot give you the help you deserve now, but people can: if you may be in danger, call the emergency number where you are (112 or 999 in many countries, 911 in North America) or go to somebody near you at once. In the UK and Ireland, Samaritans listen day and night on 116 123; findahelpline.com lists helplines of other countries. A doctor, a friend, a relative or an imam you trust can sit with you today. God’s mercy is wider than what you feel now.',
    ar: 'أحسنت أنك كتبت هذا، ويؤلمني ما تشعر به. أنت غالٍ، ولست مضطرًا إلى حمل هذا وحدك. أنا رفيق دراسة ولا أستطيع أن أعطيك العون الذي تستحقه الآن، لكن الناس يستطيعون: إن كنت في خطر فاتصل برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية) أو اذهب إلى شخص قريب منك حالًا. وتجد أرقام المساعدة في كل بلد على findahelpline.com. طبيب أو صديق أو قريب أو إمام تثق به يمكن أن يجلس معك اليوم. ورحمة الله أوسع مما تشعر به الآن.',
  },
  violence: {
    en: 'I cannot help with anything that would harm a person. If somebody is in danger now, please call the emergency number where you are (112 or 999 in many countries, 911 in North America). If you are angry enough to think of it, step away and speak with somebody you trust today: a friend, a doctor, an imam. You can choose not to act on it.',
    ar: 'لا أستطيع أن أساعد في شيء يؤذي إنسانًا. إن كان أحد في خطر الآن فاتصل برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية). وإن بلغ بك الغضب أن تفكر في ذلك فابتعد عن الموقف وكلّم اليوم من تثق به: صديقًا أو طبيبًا أو إمامًا. بوسعك ألا تفعل.',
  },
  abuse: {
    en: 'I am sorry that this is happening. It is not your fault, and nobody has a right to hurt you or anybody else. I am a study companion and cannot protect you, but people can. If there is danger now, call the emergency number where you are (112 or 999 in many countries, 911 in North America). If it is not safe to call, tell somebody whom you trust: a relative, a friend, a doctor, a teacher. findahelpline.com lists helplines against violence for every country; in the UK, Refuge answers on 0808 2000 247 and Childline on 0800 1111, day and night.',
    ar: 'يؤسفني ما يحدث. ليس هذا ذنبك، وليس لأحد حق في أن يؤذيك أو يؤذي غيرك. أنا رفيق دراسة ولا أستطيع حمايتك، لكن الناس يستطيعون. إن كان هناك خطر الآن فاتصل برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية). وإن لم يكن الاتصال آمنًا فأخبر من تثق به: قريبًا أو صديقًا أو طبيبًا أو معلمًا. وتجد أرقام المساعدة في كل بلد على findahelpline.com.',
  },
  instructions: {
    en: 'I keep to one thing: what the lessons of this surah say, and its verses as they stand. I do not write verses, and I do not take on another part. Ask me about a verse, a story or an idea of this surah, and I will gladly look it up.',
    ar: 'ألتزم بأمر واحد: ما تقوله دروس هذه السورة، وآياتها كما هي. لا أكتب آيات ولا أتقمص دورًا آخر. اسألني عن آية أو قصة أو معنى في هذه السورة، وسأبحث عنه بسرور.',
  },
  not_found: {
    en: 'I could not find this in the lessons of this surah. Try other words, the name of somebody in a story, or the number of a verse.',
    ar: 'لم أجد هذا في دروس هذه السورة. جرّب كلمات أخرى، أو اسم شخص في قصة، أو رقم آية. والدروس مكتوبة بالإنجليزية.',
  },
};

/** What the coach says of itself when no language model takes part. */
export const composedOfLessons: Record<Language, string> = {
  en: 'This is what the lessons have on it, in their own words. No language model wrote this answer.',
  ar: 'هذا ما في الدروس حول سؤالك بنصها، وهي مكتوبة بالإنجليزية. لم يكتب هذا الجواب نموذج لغوي.',
};
