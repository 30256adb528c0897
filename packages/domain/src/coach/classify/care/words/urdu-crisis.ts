import type { Source } from '../phrases.ts';
import { urdu } from './urdu-words.ts';

const lexicon = {
  ...urdu,
  pills:
    'گولیاں|گولی|نیند کی گولیاں|دوائیاں|دوائی|دوا|زہر|بلیڈ|چھری|چاقو|رسی|پھندا|پستول|بندوق|تیزاب|فینائل|چوہے مار|پیناڈول|کیڑے مار|goliyan|golian|goli|neend ki goliyan|neend ki golian|dawai|dawaiyan|dawa|zehar|zeher|zehr|blade|bled|churi|chhuri|chaku|rassi|phanda|pistol|gun|banduq|tezab|phenyl|panadol|tablets|pills|chuhe mar',
  place:
    'پل|چھت|چھت سے|بالکونی|کھڑکی|پٹری|ریل|ٹرین|دریا|نہر|سمندر|ٹرک|گاڑی|pul|chat|chhat|balcony|khirki|khidki|patri|rail|train|darya|nehar|samandar|truck|gari|roof|bridge',
  limb: 'ہاتھ|ہاتھوں|کلائی|کلائیاں|بازو|خود|اپنے آپ|اپنے|جسم|نس|ران|ٹانگ|سر|hath|hathon|kalai|kalaiyan|bazu|khud|khudko|khud ko|apne aap|apny ap|jism|nas|raan|wrist|wrists|arms|arm|sar',
};

const lines = `
  {die} [ہی|کو|کا|کے|سے|بارے|کر|جانے|ko|hi|ka|ke|k|se|kar|baare|bare] [کا|کو|کے|ہی|میں|ko|ka|ke|hi|mein] [دل|جی|من|بہت|اب|بھی|dil|jee|mann|ab|bohat|bhi|b|ne|نے] {want}
  (کاش|kash|دعا|dua|دعا ہے|دل چاہتا|dil chahta|dil karta|دل کرتا|sochta|sochti|سوچتا|سوچتی|chahta|chahti|چاہتا|چاہتی|behtar|بہتر|خواہش|khwahish|ارادہ|irada|faisla|فیصلہ|jee chahta|سوچ|soch|خیال|khayal|koshish|کوشش) .. (مر جاؤں|مر جاتا|مر جاتی|مرجاؤں|مر جانا|مرنا|موت|خودکشی|خود کشی|غائب ہو|ختم کر لوں|ختم کر دوں|زندگی ختم|جان دے|پیدا نہ|پیدا ہی نہ|نہ ہوتا|نہ ہوتی|اٹھا لے|نہ اٹھوں|نہ کھلے|کبھی نہ جاگوں|mar jaun|mar jata|mar jati|mar jaon|marjaun|mar jana|marna|maut|mout|khudkushi|khud kushi|khudkashi|ghayab ho|khatam kar lun|khatam kar dun|zindagi khatam|jaan de|paida na|paida hi na|na hota|na hoti|utha le|uthale|na uthun|na khule|kabhi na jagun|main na hota|mar jau)
  (اللہ|یا اللہ|خدا|رب|اللہ میاں|مولا|allah|ya allah|khuda|rab|allah mian|maula) .. (اٹھا لے|اٹھا لو|اٹھالے|موت دے|موت دے دے|بلا لے|اپنے پاس بلا|میری جان لے|میری روح|لے جا|utha le|uthale|utha lo|maut de|mout de|bula le|bulale|apne paas bula|meri jaan le|le ja|utha lay)
  (خودکشی|خود کشی|khudkushi|khud kushi|khudkashi|khud kashi|suicide) .. (میں|مجھے|میرے|میرا|کر|کروں|کرنا|ہوں|چاہ*|سوچ*|خیال*|کوشش|mai|mujhe|mere|mera|kar|karun|karna|karne|hoon|chah*|soch*|khayal*|khyal*|koshish|karlun|attempt)
  (میں|مجھے|میرے|mujhe|mere|main|mai) .. (خودکشی|خود کشی|khudkushi|khud kushi|khudkashi|khud kashi|suicide|suicidal)
  {live} .. {not} [ہی|اب|hi|ab|bhi|بھی|اور|aur] [چاہتا|چاہتی|چاہیے|رہا|رہی|سکتا|سکتی|ہوتا|لگتا|کرتا|رہنا|چاہ|دل|جینا|بچا|chahta|chahti|chahiye|raha|rahi|sakta|sakti|hota|lagta|karta|rehna|chah|dil|jeena|bacha|hoti|lagti|chata|chati]
  (so|سو) [jaun|jaon|جاؤں] .. (uthun|jagun|اٹھوں|جاگوں) [hi|ہی|kabhi|کبھی] (na|nahi|نہ|نہیں)
  (na|nahi|نہ|نہیں|kabhi na|کبھی نہ) (uthun|jagun|اٹھوں|جاگوں)
  {not} [اور|اب|مزید|میں|aur|ab|mazeed|main|mujhe|chahta|chahti|چاہتا|چاہتی] [ہے|hai] (جینا|جی سکتا|جی سکتی|جیا جاتا|زندہ رہنا|jeena|jee sakta|jee sakti|jiya jata|zinda rehna|jeene ka)
  {live} .. (تھک|تنگ|بیزار|اکتا|عاجز|نفرت|بوجھ|اجیرن|عذاب|بے معنی|بےمعنی|بے مقصد|بیکار|فضول|مقصد|فائدہ|وجہ|ختم|جہنم|ہار|مطلب|کیوں|سزا|حرام|برباد|thak|tang|bezar|ukta|aajiz|nafrat|bojh|ajeeran|azab|be maqsad|bekar|fazool|maqsad|faida|wajah|khatam|jahannum|jahannam|haar|matlab|kyun|saza|haram|barbad) 
  (تھک|تنگ|بیزار|thak|tang|bezar|ajiz|uktaya|nafrat|نفرت) .. {live}
  (کیوں|kyun|kis liye|کس لیے) .. (جی رہا|جی رہی|زندہ ہوں|جیوں|jee raha|jee rahi|zinda hoon|jiyun)
  (برداشت|سہا|سہہ|بس|ہمت|sahan|bardasht|himmat|barda) .. {not} .. (ہوتا|ہو|جاتا|رہی|سکتا|سکتی|اب|اور|hota|ho|jata|rahi|sakta|sakti|ab|aur|hoti)
  (اب اور|مزید|ab aur|mazeed|aur) {not} (سہہ|برداشت|جی|ہوتا|چل|لڑ|جھیل|seh|bardasht|jee|jhel|chal|lar|hota|ho|saha)
  (بوجھ|bojh|bhoj) .. (ہوں|بن|پر|سب|گھر|لگتا|سمجھ*|hoon|ban|par|pe|pr|sab|ghar|lagta|samajh*)
  (میرے|mere|meri|mery) (بغیر|بنا|جانے|مرنے|مر جانے|موت|نہ ہونے|baghair|baghar|bina|jane|marne|mar jane|maut|mout|na hone) .. (بہتر|خوش|سکون|آسان|اچھا|فرق|کوئی|کسی|بعد|سب|سے|behtar|khush|sukoon|asan|acha|farq|koi|kisi|baad|sab|se)
  (کسی|کوئی|کس|kisi|koi|kis) .. (فرق|یاد|روئے|کمی|پرواہ|farq|yaad|roye|royega|kami|parwah|parwa) .. (مر|نہ رہ|چلا|چلی|مرنے|جاؤں|mar|na rah|chala|chali|marne|jaun|jaon|marun|na raha|na rahi|نہ رہا|نہ رہی)
  (مر|نہ رہوں|نہ رہا|نہ رہی|چلا جاؤں|چلی جاؤں|mar|na rahun|chala jaun|chali jaun|na raha|na rahi) [بھی|جاؤں|گیا|گئی|bhi|jaun|jaon|gaya|gayi] [تو|to|tou] .. (فرق|یاد|روئے|کمی|پرواہ|سکون|بہتر|خوش|farq|yaad|roye|kami|parwah|sukoon|behtar|khush)
  (کتنی|کتنا|kitni|kitna|kitne) .. {pills} .. (مر|موت|کافی|جان|نہ اٹھ|سو|mar|maut|mout|kafi|jan|na uth|marne|insan|bnda|banda)
  {pills} .. (کھا لی|کھا لیں|کھا لوں|کھا لیا|کھائی|کھائیں|پی لی|پی لیا|پی لوں|نگل|سامنے|ہاتھ میں|پاس ہیں|پاس ہے|جمع|لے کر|خرید|رکھی|رکھا|تیار|چھپا|مر|kha li|khali|kha lun|kha liya|khayi|khain|pee li|pee liya|pee lun|nigal|samne|hath mein|paas hain|jama|lekar|le kar|kharid|rakhi|rakha|tayyar|chupa|chhupa|kaat)
  {place} .. (کود|چھلانگ|کھڑا|کھڑی|گر|لیٹ|نیچے|سامنے آ|سے گر|kood|chalang|chhalang|khara|khari|khada|khadi|gir|lait|neeche|samne aa|aage) .. (جاؤں|ہوں|لگا|دوں|رہا|رہی|چاہ*|دل|سوچ*|jaun|jaon|hoon|laga|dun|raha|rahi|chah*|dil|soch*|jau)
  {limb} .. (کاٹ|کاٹتا|کاٹتی|کاٹا|کاٹی|کاٹ لیا|کاٹنا|کٹ|زخمی|نقصان|تکلیف|جلا|بلیڈ|مارتا|مارتی|سزا|اذیت|kaat|kaatta|kaatti|kaat liya|kaatna|cut|cuts|zakhmi|nuqsan|takleef|jala|jalata|jalati|blade|marta|marti|saza|aziyat|hurt|harm) .. [ہوں|ہے|لیا|پہنچ*|دیتا|دیتی|hoon|hai|liya|pohanch*|pohnch*|deta|deti|karta|karti|کرتا|کرتی]
  (آخری|aakhri|aakhiri|last) (پیغام|رات|دن|بار|میسج|خط|سلام|نماز|رمضان|عید|paigham|raat|din|baar|message|msg|khat|salam|namaz|ramzan|eid) .. (میر*|ہے|ہو|mera|meri|hai|hoga|hogi|ہوگا|ہوگی)
  (الوداع|خدا حافظ|اللہ حافظ|alvida|khuda hafiz|allah hafiz|goodbye|bye) .. (دنیا|ہمیشہ|سب|معاف|duniya|dunya|hamesha|sab|maaf|maf)
  (معاف|maaf|maf) (کر دینا|کرنا|کردینا|کر دیں|kar dena|kardena|krdena|karna|kr dena) .. (جا رہ*|چلا|چلی|آخری|مر|ہمیشہ|اب|ja rah*|chala|chali|akhri|mar|hamesha|ab|jaa)
  (میرے|mere|meri) (بعد|جانے|مرنے|جنازے|baad|jane|marne|janaze|mout|maut|موت) .. (خیال|بچوں|دعا|معاف|ماں|امی|یاد|سنبھال*|khayal|khyal|bachon|bachay|dua|maaf|maa|ammi|yaad|sambhal*)
  (بچوں|ماں|امی|bachon|maa|ammi|بچوں کا) .. (خیال رکھنا|khayal rakhna|khyal rakhna|sambhal lena|سنبھال لینا)
  (خط|وصیت|نوٹ|khat|wasiyat|note|letter|suicide note) .. (لکھ|لکھا|لکھی|چھوڑ|likh|likha|likhi|likh diya|chor) .. (میں|نے|دیا|دی|رات|main|maine|ne|diya|di|raat|aaj|آج)
  (آج رات|آج|aaj raat|aaj|aj) .. (سب ختم|آخری|ختم کر|ختم ہو|sab khatam|akhri|khatam kar|khatam ho) .. 
  (اللہ|خدا|allah|khuda) .. (معاف|بخش|سزا|maaf|bakhsh|saza|muaf) .. (خودکشی|مر جاؤں|جان دے|جان لے|ختم کر|khudkushi|khud kushi|mar jaun|jaan de|jaan le|khatam kar|suicide)
  (خودکشی|جان دے|ختم کر|اپنی جان|khudkushi|khud kushi|jaan de|apni jaan|khatam kar|suicide|khudkashi) .. (معاف|معافی|بخش*|مغفرت|جہنم|جنت|maaf|maafi|bakhsh*|maghfirat|jahannum|jannat)
  (موت|مرنا|maut|mout|marna|mot) .. (بہتر|آسان|سکون|حل|اچھی|راحت|پیاری|مانگ*|دعا|انتظار|behtar|asan|sukoon|hal|achi|rahat|pyari|maang*|dua|intezar) .. 
  (آواز|آوازیں|awaz|awazain|aawazain) .. (مر|مار|کود|کہتی|mar|kood|kehti|kehta)
  (میری|میرا|meri|mera|mere|اس کی|uski|{someone}|ہماری|hamari) [چھوٹی|چھوٹا|بڑی|بڑا|ایک|بہترین|choti|chota|bari|bara|ek|best|behtareen|jawan|جوان] [{kin}] .. {dieThird}
  ({kin}|{they}) .. (خودکشی|خود کشی|khudkushi|khud kushi|khudkashi|suicide|suicidal) .. 
  ({kin}) .. (کہتا|کہتی|کہہ|کہا|بولی|بولا|سوچ*|چاہت*|دھمکی|کوشش|بھیج*|لکھ*|kehta|kehti|keh|kaha|kehta hai|boli|bola|soch*|chaht*|dhamki|koshish|bheja|bheji|likh*|kehte|bolti|bolta) .. {dieThird}
`;

export const urduCrisis: Source = {
  lexicon: {
    ...lexicon,
    dieThird:
      'مرنا چاہت*|مر جانا چاہت*|مرنے کی|مر جاؤں|مر جائے|مر جاتی|مر جاتا|خودکشی|خود کشی|جینا نہیں|زندہ نہیں رہنا|جینے کا|اپنی جان|خود کو ختم|زندگی ختم|خود کو نقصان|ہاتھ کاٹ*|کلائی کاٹ*|خود کو کاٹ*|نیند کی گولیاں|گولیاں کھا*|زہر|پھانسی|الوداع|جینا نہیں چاہت*|marna chaht*|mar jana chaht*|marne ki|mar jaun|mar jaungi|mar jaunga|mar jaye|khudkushi|khud kushi|khudkashi|suicide|jeena nahi|zinda nahi rehna|jeene ka|apni jaan|khud ko khatam|zindagi khatam|khud ko nuqsan|hath kat*|kalai kat*|khud ko kaat*|neend ki goli*|goliyan kha*|zehar|phansi|goodbye|alvida|khud ko hurt|self harm|cutting',
  },
  lines,
};
