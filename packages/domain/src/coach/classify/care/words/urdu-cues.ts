// The cues of cues.ts in Urdu, in both scripts.

const crisis = `
  (dawaiyan|dawai|دوائیاں|دوائیں) .. (raat|kaam|kafi|jama|saari|kha|رات|کام|کافی|جمع|ساری|کھا)
  (saal pehle|pehle bhi|last year|years ago|before) .. attempt
  (پٹری|پنکھے|پھندا|زہر|خودکشی|رسی|پل سے|چھت سے|نیند کی گولیاں|گولیاں|بلیڈ|کفن|دفن ہو|قبر|تیزاب پی)
  (patri|patriyon|pankhe|phanda|zehar|zeher|khudkushi|khud kushi|khudkashi|rassi|pul se|chat se|chhat se|goliyan|golian|blade|kafan|qabar|train ke|train k|train ki)
  (uthun|jagun|اٹھوں|جاگوں) [hi|ہی|to|تو|bhi] (na|nahi|نہ|نہیں)
  (اب|ab|is baar|اس بار|this time) .. (بچنا نہیں|bachna nahi|bachana mat|بچانا مت|saved|bachna|nahi bachna)
  (mere|meri|میرے|میری) (baad|بعد|jane ke|جانے کے) .. (koi|کوئی|kaun|sab|سب|khayal|خیال|tum|aap|parhne|پڑھنے)
  (apne|اپنے|khud|خود) (liye|لیے|pe|par) .. (yaseen|یٰسین|fatiha|فاتحہ|janaza|جنازہ|parh|پڑھ) .. 
  (tum|aap|تم|آپ) [hi|ہی] (rakh|le|رکھ|لے) (lena|lo|لینا|لو)
  (rakh|رکھ) (lena|lo|لینا|لو) .. (phone|فون|ab|subah|band)
  (phone|فون) (band|off|بند) .. 
  (maaf|معاف|maf) (kar|کر|kr) (dena|دینا|dijiye|دیجیے|dein|دیں)
  (marna|mar|marne|maut|mout|مرنا|مر|مرنے|موت) .. (chah*|چاہ*|jaun|جاؤں|hun|ہوں|raha|رہا|rahi|رہی|lagta|لگتا|acha|اچھا|behtar|بہتر|dua|دعا|mujhe|مجھے)
`;

const death = ``;

const means = `
  (پٹری|پنکھے سے|پھندا|نیند کی گولیاں|patri|patriyon|pankhe se|phanda|neend ki goliyan|neend ki golian|blade|بلیڈ) 
`;

const danger = `
  (مارتا|مارتے|مارا|مار|مار کر|پیٹتا|پیٹتے|پیٹا|ہاتھ اٹھا*|تھپڑ*|نیل پڑ*|نیل|تیزاب|دھمکی|دھمکیاں|دھمکا*|زبردستی|چھوا|چھوتا|چھوتے|پیچھا|ہراساں|بلیک میل|گلا دبا*|تشدد|زیادتی|زندہ گاڑ*|جان سے مار*) .. 
  (نکال دیا|نکال دیتے|باہر نکال|گھر سے نکال)
  (بات نہیں کرنے|ملنے نہیں|باہر نہیں|نکلنے نہیں|فون نہیں|کھانا بھی|کھانا نہیں) .. (دیتے|دیتا|گن|دیا)
  (marta|marte|marti|maara|peet*|pitta|hath uth*|thappar|neel|nail par*|tezab|dhamki|dhamkiyan|dhamka*|zabardasti|zabrdasti|chua|chhua|chuta|chhuta|peecha|harass|blackmail|gala daba*|ziyadti|zyadti|zinda gaar*|jaan se mar*|jan se mar*)
  (galat|gandi|gande) (tarah|tareeqe|nazar|harkat|baat|baatein|jagah) .. 
  (mar|maar) (k|ke|kar|kr|peet|pit) .. 
  (nikal|nikaal) (diya|dia|dete|deta)
  (baat|milne|bahar|nikalne) [karne] (nahi|nai|nhi) (karne|jane|nikalne|milne|deta|dete|deti)
  (roz|har roz|rozana|raat ko) .. (bahar|darwaze|office|ghar|gali) .. (khara|khada|aata|hota)
  (kisi|کسی) (ko|کو) (bataun|bataya|batana|bataaya|بتاؤں|بتایا|بتانا) .. 
`;

const pain = `
  (اداس|دکھی|غم|دکھ|تنہا|اکیلا|اکیلی|رونا|روتا|روتی|رو رہا|رو رہی|آنسو|ٹوٹ*|تھک گیا|تھک گئی|تھک چکا|تھک چکی|مایوس|ناامید|انتقال|فوت|وفات|گزر گئے|گزر گیا|چل بسے|جنازہ|نہیں رہے|طلاق|اولاد نہیں|بانجھ|بیماری|کینسر|پریشان|درد|تکلیف|شرم|گناہ*|کانپ*|یاد آ*|پردیس|بیروزگار|نوکری|خالی|ہار گیا|ہار گئی|ہار چکا|ہار چکی|بوجھ|فون نہیں|جدائی)
  (udas|dukhi|gham|dukh|tanha|akela|akeli|rona|rota|roti|rote|ro raha|ro rahi|aansu|toot*|thak gaya|thak gayi|thak gai|thak chuka|thak chuki|mayoos|naumeed|na umeed|inteqal|intiqal|faut|wafat|guzar gaye|guzar gayi|guzar gaya|janaza|nahi rahe|nahi rahi|talaq|divorce|aulad nahi|beemari|cancer|pareshan|dard|takleef|sharam|sharm|gunah*|yaad aa*|pardes|job chali|naukri|khali|haar gaya|haar gayi|haar chuka|haar chuki|bojh|breakup|akelapan|dhoka|chor gaya|chor gayi|dost thay)
`;

const heavy = `
  (تنہا|اکیلا|اکیلی|رونا|روتا|روتی|آنسو|ٹوٹ*|مایوس|ناامید|tanha|akela|akeli|rona|rota|roti|rote|ansu|toot*|mayoos|naumeed)
`;

const comfort = `
  (surah|surat|ayat|dua|wazifa|سورہ|آیت|دعا|وظیفہ|آیات) .. (dil|dard|gham|sukoon|sakoon|rote|rona|tanhai|akelapan|pareshani|udasi|depression|halka|tasalli|himmat|دل|درد|غم|سکون|روتے|رونا|تنہائی|پریشانی|اداسی|ہلکا|تسلی|حوصلہ|ہمت|صبر)
`;

const over = `
  (سال|برس|سالوں|عرصہ) (پہلے|ہو گئے|ہوگئے|گزر گئے|بیت گئے|قبل)
  (اب) .. (ٹھیک|بہتر|خوش|الحمد للہ|شوق)
  (saal|baras|arsa) (pehle|pahle|hua|ho gaye|hogaye|guzar gaye)
  (ab) .. (theek|behtar|khush|alhamdulillah)
  (bachpan|بچپن) (mein|میں)
`;

const fun = `

`;

export const urduCues = {
  crisis: { lexicon: {}, lines: crisis },
  death: { lexicon: {}, lines: death },
  means: { lexicon: {}, lines: means },
  danger: { lexicon: {}, lines: danger },
  pain: { lexicon: {}, lines: pain },
  heavy: { lexicon: {}, lines: heavy },
  comfort: { lexicon: {}, lines: comfort },
  over: { lexicon: {}, lines: over },
  fun: { lexicon: {}, lines: fun },
};
