import type { CoachLanguage, CoachRefusal } from '@fahm/contracts/study/coach.ts';

/** Reasons that are met with care: never counted, and answered whatever somebody pays for. */
export const careReasons = [
  'distress',
  'abuse',
  'violence',
  'sadness',
  'doubt',
  'unsure',
] as const satisfies CoachRefusal[];

type CareReason = (typeof careReasons)[number] | 'gentle';

/** A verse of comfort that follows a reply, by reference; whoever is in danger gets help and no verse. */
export const comfortVerses: Partial<Record<CoachRefusal, string>> = {
  sadness: '94:5-6',
  doubt: '39:53',
};

/** Replies to people in need. Paragraphs are parted by an empty line. */
export const careReplies: Record<CareReason, Record<CoachLanguage, string>> = {
  distress: {
    en: `I am glad that you wrote this, and I am sorry that it hurts so much. You matter, and you need not carry this alone. I am a study companion and cannot give the help that is needed now, but people can.

If you, or somebody you are worried about, may be in danger, please call the emergency number where you are now (112 or 999 in many countries, 911 in North America), or go to somebody near you. On findahelpline.com you find people in your country who listen, free and in confidence. In the UK and Ireland, Samaritans answer day and night on 116 123; in the USA and Canada, 988.

If there is something near that could do harm, put it out of reach or leave the room. And tell one person today, in words as plain as the ones you wrote here: a friend, a relative, a doctor, an imam you trust.`,
    ar: `أحسنت أنك كتبت هذا، ويؤلمني أن الألم بلغ بك هذا الحد. أنت غالٍ، ولست مضطرًا إلى حمل هذا وحدك. أنا رفيق دراسة ولا أستطيع أن أقدّم العون اللازم الآن، لكن الناس يستطيعون.

إن كنت أنت، أو من تخاف عليه، في خطر، فاتصل الآن برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية)، أو اذهب إلى شخص قريب منك. وتجد على findahelpline.com من يستمع إليك في بلدك مجانًا وبسرّية.

وإن كان قربك شيء قد يؤذي فأبعده أو اخرج من المكان. وأخبر اليوم شخصًا واحدًا بكلام واضح كالذي كتبته هنا: صديقًا أو قريبًا أو طبيبًا أو إمامًا تثق به.`,
    ur: `اچھا ہوا کہ آپ نے یہ لکھا، اور مجھے افسوس ہے کہ تکلیف اتنی بڑھ گئی ہے۔ آپ قیمتی ہیں، اور یہ بوجھ اکیلے اٹھانا ضروری نہیں۔ میں پڑھائی کا ساتھی ہوں، اس وقت جس مدد کی ضرورت ہے وہ میں نہیں دے سکتا، مگر لوگ دے سکتے ہیں۔

اگر آپ کی، یا جس کے لیے آپ پریشان ہیں اُس کی، جان کو خطرہ ہو تو ابھی اپنے ملک کے ہنگامی نمبر پر فون کریں (پاکستان میں 1122 یا 15، بھارت اور بہت سے ملکوں میں 112، برطانیہ میں 999، امریکا میں 911)، یا کسی قریبی شخص کے پاس چلے جائیں۔ findahelpline.com پر آپ کے ملک کے وہ لوگ ملیں گے جو مفت اور رازداری سے سنتے ہیں۔

اگر پاس کوئی ایسی چیز ہو جس سے نقصان پہنچ سکتا ہو تو اسے دور رکھ دیں یا کمرے سے نکل جائیں۔ اور آج ہی کسی ایک شخص کو صاف لفظوں میں بتائیں، جیسے یہاں لکھا: کوئی دوست، رشتہ دار، ڈاکٹر، یا بھروسے کے امام۔`,
    'ur-Latn': `Acha hua ke aap ne yeh likha, aur mujhe afsos hai ke takleef itni barh gayi hai. Aap qeemti hain, aur yeh bojh akele uthana zaroori nahi. Main parhai ka saathi hoon, is waqt jis madad ki zaroorat hai woh main nahi de sakta, magar log de sakte hain.

Agar aap ki, ya jis ke liye aap pareshan hain us ki, jaan ko khatra ho to abhi apne mulk ke emergency number par phone karein (Pakistan mein 1122 ya 15, India aur bohat se mulkon mein 112, UK mein 999, America mein 911), ya kisi qareebi shakhs ke paas chale jayein. findahelpline.com par aap ke mulk ke woh log milenge jo muft aur raazdari se sunte hain.

Agar paas koi aisi cheez ho jis se nuqsan pohanch sakta ho to usay door rakh dein ya kamre se nikal jayein. Aur aaj hi kisi ek shakhs ko saaf lafzon mein batayein, jaise yahan likha: koi dost, rishtedar, doctor, ya bharose ke imam.`,
  },
  abuse: {
    en: `I am sorry that this is happening. It is not your fault, and nobody has a right to hurt you or anybody else. I am a study companion and cannot protect you, but people can.

If there is danger now, call the emergency number where you are (112 or 999 in many countries, 911 in North America). If it is not safe to call, go where other people are, and tell somebody whom you trust: a relative, a friend, a doctor, a teacher. Telling is not betraying anybody.

findahelpline.com lists helplines against violence for your country. In the UK, Refuge answers on 0808 2000 247 and Childline on 0800 1111, day and night; in the USA, 1 800 799 7233. If somebody reads your phone, delete this chat afterwards.`,
    ar: `يؤسفني ما يحدث. ليس هذا ذنبك، وليس لأحد حق في أن يؤذيك أو يؤذي غيرك. أنا رفيق دراسة ولا أستطيع حمايتك، لكن الناس يستطيعون.

إن كان هناك خطر الآن فاتصل برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية). وإن لم يكن الاتصال آمنًا فاذهب إلى مكان فيه ناس، وأخبر من تثق به: قريبًا أو صديقًا أو طبيبًا أو معلمًا. وليس في إخبارك خيانة لأحد.

وتجد على findahelpline.com أرقام المساعدة ضد العنف في بلدك. وإن كان أحد يطّلع على هاتفك فاحذف هذه المحادثة بعد ذلك.`,
    ur: `مجھے افسوس ہے کہ یہ ہو رہا ہے۔ اس میں آپ کا کوئی قصور نہیں، اور کسی کو حق نہیں کہ آپ کو یا کسی اور کو تکلیف پہنچائے۔ میں پڑھائی کا ساتھی ہوں اور حفاظت نہیں کر سکتا، مگر لوگ کر سکتے ہیں۔

اگر اس وقت خطرہ ہو تو اپنے ملک کے ہنگامی نمبر پر فون کریں (پاکستان میں 15 یا 1122، بھارت اور بہت سے ملکوں میں 112، برطانیہ میں 999، امریکا میں 911)۔ اگر فون کرنا محفوظ نہ ہو تو ایسی جگہ چلے جائیں جہاں لوگ ہوں، اور کسی بھروسے کے شخص کو بتائیں: رشتہ دار، دوست، ڈاکٹر یا استاد۔ بتا دینا کسی سے بے وفائی نہیں۔

findahelpline.com پر آپ کے ملک میں تشدد کے خلاف مدد کے نمبر ہیں۔ اگر کوئی آپ کا فون دیکھتا ہو تو بعد میں یہ گفتگو مٹا دیں۔`,
    'ur-Latn': `Mujhe afsos hai ke yeh ho raha hai. Is mein aap ka koi qasoor nahi, aur kisi ko haq nahi ke aap ko ya kisi aur ko takleef pohanchaye. Main parhai ka saathi hoon aur hifazat nahi kar sakta, magar log kar sakte hain.

Agar is waqt khatra ho to apne mulk ke emergency number par phone karein (Pakistan mein 15 ya 1122, India aur bohat se mulkon mein 112, UK mein 999, America mein 911). Agar phone karna mehfooz na ho to aisi jagah chale jayein jahan log hon, aur kisi bharose ke shakhs ko batayein: rishtedar, dost, doctor ya ustad. Bata dena kisi se bewafai nahi.

findahelpline.com par aap ke mulk mein tashaddud ke khilaf madad ke number hain. Agar koi aap ka phone dekhta ho to baad mein yeh chat delete kar dein.`,
  },
  violence: {
    en: `I cannot help with anything that would harm a person. If somebody is in danger now, please call the emergency number where you are (112 or 999 in many countries, 911 in North America).

If you are angry enough to think of it, step away and speak with somebody you trust today: a friend, a doctor, an imam. findahelpline.com lists people who listen. You can choose not to act on it.`,
    ar: `لا أستطيع أن أساعد في شيء يؤذي إنسانًا. إن كان أحد في خطر الآن فاتصل برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية).

وإن بلغ بك الغضب أن تفكر في ذلك فابتعد عن الموقف وكلّم اليوم من تثق به: صديقًا أو طبيبًا أو إمامًا. وعلى findahelpline.com من يستمع إليك. بوسعك ألا تفعل.`,
    ur: `میں کسی ایسی بات میں مدد نہیں کر سکتا جس سے کسی انسان کو نقصان پہنچے۔ اگر اس وقت کوئی خطرے میں ہو تو اپنے ملک کے ہنگامی نمبر پر فون کریں (پاکستان میں 15 یا 1122، بہت سے ملکوں میں 112 یا 999، امریکا میں 911)۔

اگر غصہ اتنا ہو کہ یہ خیال آئے تو وہاں سے ہٹ جائیں اور آج ہی کسی بھروسے کے شخص سے بات کریں: دوست، ڈاکٹر یا امام۔ findahelpline.com پر سننے والے لوگ ملتے ہیں۔ آپ چاہیں تو ایسا نہیں کریں گے۔`,
    'ur-Latn': `Main kisi aisi baat mein madad nahi kar sakta jis se kisi insan ko nuqsan pohanche. Agar is waqt koi khatre mein ho to apne mulk ke emergency number par phone karein (Pakistan mein 15 ya 1122, bohat se mulkon mein 112 ya 999, America mein 911).

Agar ghussa itna ho ke yeh khayal aaye to wahan se hat jayein aur aaj hi kisi bharose ke shakhs se baat karein: dost, doctor ya imam. findahelpline.com par sunne wale log milte hain. Aap chahein to aisa nahi karenge.`,
  },
  sadness: {
    en: `Thank you for saying this. It sounds heavy, and I am sorry. What you feel is not weakness, and it is not a lack of faith.

You need not carry it alone. Tell somebody whom you trust how it really is: a friend, a relative, a scholar with a kind heart. If it goes on, or takes your sleep, a doctor or a counsellor can help, as they help with other pain. And if it ever becomes so heavy that you are not safe, call the emergency number where you are, or find somebody who listens on findahelpline.com.

A verse to keep near, if it comforts you:`,
    ar: `شكرًا لأنك قلت هذا. يبدو حملًا ثقيلًا، ويؤسفني ذلك. ما تشعر به ليس ضعفًا، وليس نقصًا في إيمانك.

لست مضطرًا إلى حمله وحدك. أخبر من تثق به بحالك كما هو: صديقًا أو قريبًا أو عالمًا رفيقًا. وإن طال، أو أخذ منك النوم، فالطبيب أو المختص النفسي يعين عليه كما يعان على كل ألم. وإن ثقل يومًا حتى خفت على نفسك فاتصل برقم الطوارئ في بلدك، أو جد من يستمع إليك على findahelpline.com.

وهذه آية تبقى قريبة منك، إن كان فيها ما يواسيك:`,
    ur: `شکریہ کہ آپ نے یہ بتایا۔ یہ بوجھ بھاری لگتا ہے، اور مجھے افسوس ہے۔ جو آپ محسوس کر رہے ہیں وہ کمزوری نہیں، اور نہ ایمان کی کمی۔

اسے اکیلے اٹھانا ضروری نہیں۔ کسی بھروسے کے شخص کو اپنا حال بتائیں: کوئی دوست، رشتہ دار، یا نرم دل عالم۔ اگر یہ چلتا رہے یا نیند چھین لے تو ڈاکٹر یا کونسلر مدد کر سکتے ہیں، جیسے دوسرے درد میں کرتے ہیں۔ اور اگر کبھی اتنا بھاری ہو جائے کہ آپ محفوظ نہ ہوں تو ہنگامی نمبر پر فون کریں، یا findahelpline.com پر کوئی سننے والا تلاش کریں۔

ایک آیت، اگر اس سے دل کو تسلی ملے:`,
    'ur-Latn': `Shukriya ke aap ne yeh bataya. Yeh bojh bhari lagta hai, aur mujhe afsos hai. Jo aap mehsoos kar rahe hain woh kamzori nahi, aur na iman ki kami.

Isay akele uthana zaroori nahi. Kisi bharose ke shakhs ko apna haal batayein: koi dost, rishtedar, ya narm dil aalim. Agar yeh chalta rahe ya neend cheen le to doctor ya counsellor madad kar sakte hain, jaise doosre dard mein karte hain. Aur agar kabhi itna bhari ho jaye ke aap mehfooz na hon to emergency number par phone karein, ya findahelpline.com par koi sunne wala talash karein.

Ek ayat, agar is se dil ko tasalli mile:`,
  },
  doubt: {
    en: `Thank you for saying this honestly. That it hurts shows how much it matters to you. Questions and dry times come to many who believe, and they are nothing to be ashamed of.

You need not settle it alone, nor today. Speak with somebody whom you trust: a scholar who is kind and does not rush you, a friend, a relative. If the thoughts give you no rest, or you feel worthless, a doctor or a counsellor can help as well. And if it becomes so heavy that you are not safe, call the emergency number where you are, or find somebody who listens on findahelpline.com.

A verse that calls those who feel far away:`,
    ar: `شكرًا لصدقك. إنّ ألمك من هذا يدل على أنه يعنيك كثيرًا. والأسئلة وأوقات الفتور تمرّ بكثير من المؤمنين، وليس فيها ما يُخجل.

لست مضطرًا إلى حسم ذلك وحدك، ولا اليوم. كلّم من تثق به: عالمًا رفيقًا لا يستعجلك، أو صديقًا أو قريبًا. وإن كانت الأفكار لا تتركك ترتاح، أو شعرت أنك بلا قيمة، فالطبيب أو المختص النفسي يعين أيضًا. وإن ثقل الأمر حتى خفت على نفسك فاتصل برقم الطوارئ في بلدك، أو جد من يستمع إليك على findahelpline.com.

وهذه آية تنادي من يشعر أنه بعيد:`,
    ur: `شکریہ کہ آپ نے سچ کہا۔ اس کا دکھ خود بتاتا ہے کہ یہ آپ کے لیے کتنا اہم ہے۔ سوال اور بے کیفی کے دن بہت سے ایمان والوں پر آتے ہیں، اور اس میں شرم کی کوئی بات نہیں۔

اسے اکیلے اور آج ہی حل کرنا ضروری نہیں۔ کسی بھروسے کے شخص سے بات کریں: نرم مزاج عالم جو جلدی نہ کرے، کوئی دوست یا رشتہ دار۔ اگر خیالات چین نہ لینے دیں، یا آپ خود کو بے قیمت سمجھنے لگیں، تو ڈاکٹر یا کونسلر بھی مدد کر سکتے ہیں۔ اور اگر اتنا بھاری ہو جائے کہ آپ محفوظ نہ ہوں تو ہنگامی نمبر پر فون کریں، یا findahelpline.com پر کوئی سننے والا تلاش کریں۔

ایک آیت جو دور محسوس کرنے والوں کو بلاتی ہے:`,
    'ur-Latn': `Shukriya ke aap ne sach kaha. Is ka dukh khud batata hai ke yeh aap ke liye kitna aham hai. Sawal aur bekaifi ke din bohat se iman walon par aate hain, aur is mein sharam ki koi baat nahi.

Isay akele aur aaj hi hal karna zaroori nahi. Kisi bharose ke shakhs se baat karein: narm mizaj aalim jo jaldi na kare, koi dost ya rishtedar. Agar khayalat chain na lene dein, ya aap khud ko beqeemat samajhne lagein, to doctor ya counsellor bhi madad kar sakte hain. Aur agar itna bhari ho jaye ke aap mehfooz na hon to emergency number par phone karein, ya findahelpline.com par koi sunne wala talash karein.

Ek ayat jo door mehsoos karne walon ko bulati hai:`,
  },
  unsure: {
    en: `Thank you for telling me. This sounds like your own life rather than a question for the lessons, and it deserves somebody who can listen and ask back. I may have misunderstood, so this first: if you, or somebody you write about, may be in danger, or if there are thoughts of dying, please call the emergency number where you are now (112 or 999 in many countries, 911 in North America). findahelpline.com lists people who listen, free and in confidence. If somebody is hurting you, it is not your fault.

If it is something else that weighs on you, you need not carry it alone: tell a friend, a relative, a doctor or counsellor, or a kind scholar how it really is. When you would like to study, I am here.`,
    ar: `شكرًا لأنك أخبرتني. يبدو هذا حديثًا عن حياتك أنت لا سؤالًا عن الدروس، وهو يحتاج إلى من يستمع إليك ويسألك. وقد لا أكون فهمته كما ينبغي، فأبدأ بالأهم: إن كنت أنت، أو من كتبت عنه، في خطر، أو راودتك أفكار الموت، فيُرجى الاتصال الآن برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية). وعلى findahelpline.com من يستمع إليك مجانًا وبسرّية. وإن كان أحد يؤذيك فليس ذلك ذنبك.

وإن أثقلك شيء آخر فليس عليك حمله وحدك: ففي البوح بحالك لصديق أو قريب أو طبيب أو مختص نفسي أو عالم رفيق عون لك. ومتى أحببت الدراسة فأنا هنا.`,
    ur: `شکریہ کہ آپ نے بتایا۔ یہ سبق کا سوال نہیں، آپ کی اپنی زندگی کی بات لگتی ہے، اور اس کا حق ہے کہ کوئی آپ کی بات سنے اور آپ سے پوچھ بھی سکے۔ ہو سکتا ہے میں ٹھیک سے نہ سمجھا ہوں، اس لیے پہلے یہ: اگر آپ، یا وہ جن کے بارے میں آپ نے لکھا، خطرے میں ہوں، یا مرنے کے خیال آتے ہوں، تو ابھی اپنے ملک کے ہنگامی نمبر پر فون کریں (پاکستان میں 1122 یا 15، بھارت اور بہت سے ملکوں میں 112، برطانیہ میں 999، امریکا میں 911)۔ findahelpline.com پر وہ لوگ ملیں گے جو مفت اور رازداری سے سنتے ہیں۔ اگر کوئی آپ کو تکلیف پہنچائے تو اس میں آپ کا کوئی قصور نہیں۔

اگر دل پر کوئی اور بوجھ ہو تو اسے اکیلے نہ اٹھائیں: کسی دوست، رشتہ دار، ڈاکٹر، کونسلر یا نرم دل عالم کو اپنا حال بتائیں۔ جب پڑھنے کا دل چاہے، میں یہیں ہوں۔`,
    'ur-Latn': `Shukriya ke aap ne bataya. Yeh sabaq ka sawal nahi, aap ki apni zindagi ki baat lagti hai, aur is ka haq hai ke koi aap ki baat sune aur aap se pooch bhi sake. Ho sakta hai main theek se na samjha hoon, is liye pehle yeh: agar aap, ya woh jin ke baare mein aap ne likha, khatre mein hon, ya marne ke khayal aate hon, to abhi apne mulk ke emergency number par phone karein (Pakistan mein 1122 ya 15, India aur bohat se mulkon mein 112, UK mein 999, America mein 911). findahelpline.com par woh log milenge jo muft aur raazdari se sunte hain. Agar koi aap ko takleef pohanchaye to is mein aap ka koi qasoor nahi.

Agar dil par koi aur bojh ho to usay akele na uthayein: kisi dost, rishtedar, doctor, counsellor ya narm dil aalim ko apna haal batayein. Jab parhne ka dil chahe, main yahin hoon.`,
  },
  // Stands before an answer, and alone when no message is left: it leads into nothing.
  gentle: {
    en: `If this weighs on you, or on somebody close to you, I am sorry, and you need not carry it alone: tell somebody you trust, a doctor or a counsellor. If anybody may be in danger, or no longer wants to live, please call the emergency number where you are now (112 or 999 in many countries, 911 in North America). findahelpline.com lists people who listen, free and in confidence.`,
    ar: `إن كان هذا يثقل عليك، أو على شخص قريب منك، فيؤسفني ذلك، وليس عليك حمله وحدك: ففي الحديث إلى شخص موثوق أو طبيب أو مختص نفسي عون لك. وإن كان أحد في خطر، أو لم يعد يريد أن يعيش، فيُرجى الاتصال الآن برقم الطوارئ في بلدك (112 أو 999 في بلاد كثيرة، و911 في أمريكا الشمالية). وعلى findahelpline.com من يستمع إليك مجانًا وبسرّية.`,
    ur: `اگر یہ بات آپ کے، یا آپ کے کسی قریبی کے، دل پر بوجھ ہو تو مجھے افسوس ہے، اور اسے اکیلے اٹھانا ضروری نہیں: کسی بھروسے کے شخص، ڈاکٹر یا کونسلر کو بتائیں۔ اگر کوئی خطرے میں ہو، یا جینے کو دل نہ چاہے، تو ابھی اپنے ملک کے ہنگامی نمبر پر فون کریں (پاکستان میں 1122 یا 15، بھارت اور بہت سے ملکوں میں 112، برطانیہ میں 999، امریکا میں 911)۔ findahelpline.com پر وہ لوگ ملیں گے جو مفت اور رازداری سے سنتے ہیں۔`,
    'ur-Latn': `Agar yeh baat aap ke, ya aap ke kisi qareebi ke, dil par bojh ho to mujhe afsos hai, aur isay akele uthana zaroori nahi: kisi bharose ke shakhs, doctor ya counsellor ko batayein. Agar koi khatre mein ho, ya jeene ko dil na chahe, to abhi apne mulk ke emergency number par phone karein (Pakistan mein 1122 ya 15, India aur bohat se mulkon mein 112, UK mein 999, America mein 911). findahelpline.com par woh log milenge jo muft aur raazdari se sunte hain.`,
  },
};
