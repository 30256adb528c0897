import { phrases, type Phrases } from './phrases.ts';
import { roman } from './roman.ts';
import { urdu } from './urdu-words.ts';

const lexicon = {
  ...urdu,
  pills:
    'گولیاں|گولی|نیند کی گولیاں|دوائیاں|دوائی|دوا|زہر|بلیڈ|چھری|چاقو|رسی|پھندا|پستول|بندوق|تیزاب|فینائل|چوہے مار|پیناڈول|کیڑے مار|goliyan|golian|goli|goliya|neend ki goliyan|neend ki golian|neend ki goliya|dawai|dawaiyan|dawa|zehar|zeher|zehr|blade|bled|churi|chhuri|chaku|chaqu|rassi|rasi|phanda|pistol|gun|banduq|tezab|phenyl|panadol|tablets|pills|chuhe mar',
  place:
    'پل|پُل|چھت|چھت سے|بالکونی|کھڑکی|پٹری|ریل|ٹرین|دریا|نہر|سمندر|ٹرک|گاڑی|pul|chat|chhat|balcony|khirki|khidki|patri|rail|train|darya|nehar|samandar|truck|gari|gaari|roof|bridge',
  limb: 'ہاتھ|ہاتھوں|کلائی|کلائیاں|بازو|خود|اپنے آپ|اپنے|جسم|نس|ران|ٹانگ|سر|hath|haath|hathon|kalai|kalaiyan|bazu|baazu|bazoo|khud|khudko|khud ko|apne aap|apne ap|apny ap|jism|nas|raan|wrist|wrists|arms|arm|sar',
};

const lines = `
  {die} [ہی|کو|کا|کے|سے|بارے|کر|جانے|ko|hi|ka|ke|k|se|kar|baare|bare] [کا|کو|کے|ہی|میں|ko|ka|ke|hi|mein] [دل|جی|من|بہت|اب|بھی|dil|jee|ji|mann|ab|bohat|bhi|b|ne|نے] {want}
  (کاش|kash|kaash|دعا|dua|دعا ہے|دل چاہتا|dil chahta|dil karta|دل کرتا|sochta|sochti|سوچتا|سوچتی|chahta|chahti|چاہتا|چاہتی|behtar|بہتر|خواہش|khwahish|ارادہ|irada|faisla|فیصلہ|jee chahta|سوچ|soch|خیال|khayal|koshish|کوشش) .. (مر جاؤں|مر جاتا|مر جاتی|مرجاؤں|مر جانا|مرنا|موت|خودکشی|خود کشی|غائب ہو|ختم کر لوں|ختم کر دوں|زندگی ختم|جان دے|پیدا نہ|پیدا ہی نہ|نہ ہوتا|نہ ہوتی|اٹھا لے|نہ اٹھوں|نہ کھلے|کبھی نہ جاگوں|mar jaun|mar jata|mar jati|mar jaon|marjaun|mar jana|marna|maut|mout|khudkushi|khud kushi|khudkashi|khud khushi|ghayab ho|khatam kar lun|khatam kar dun|khatam kar lu|zindagi khatam|jaan de|jan de|paida na|paida hi na|na hota|na hoti|utha le|uthale|na uthun|na uthu|na khule|kabhi na jagun|main na hota|mar jau)
  (اللہ|یا اللہ|خدا|رب|اللہ میاں|مولا|allah|ya allah|khuda|rab|rabb|allah mian|maula) .. (اٹھا لے|اٹھا لو|اٹھالے|موت دے|موت دے دے|بلا لے|اپنے پاس بلا|میری جان لے|میری روح|لے جا|utha le|uthale|utha lo|maut de|mout de|bula le|bulale|apne paas bula|apne pas bula|meri jaan le|meri jan le|le ja|utha lay)
  (خودکشی|خود کشی|khudkushi|khud kushi|khudkashi|khud kashi|khud khushi|khudkhushi|suicide) .. (میں|مجھے|میرے|میرا|کر|کروں|کرنا|ہوں|چاہ*|سوچ*|خیال*|کوشش|mai|main|mein|mujhe|mere|mera|kar|karun|karna|karne|hoon|hun|chah*|soch*|khayal*|khyal*|koshish|karlun|attempt)
  (میں|مجھے|میرے|mujhe|mere|main|mein|mai) .. (خودکشی|خود کشی|khudkushi|khud kushi|khudkashi|khud kashi|khud khushi|suicide|suicidal)
  {live} .. {not} [ہی|اب|hi|ab|bhi|بھی|اور|aur] [چاہتا|چاہتی|چاہیے|رہا|رہی|سکتا|سکتی|ہوتا|لگتا|کرتا|رہنا|چاہ|دل|جینا|بچا|chahta|chahti|chahiye|raha|rahi|sakta|sakti|hota|lagta|karta|rehna|chah|dil|jeena|bacha|hoti|lagti|chata|chati]
  (so|سو) [jaun|jau|jaon|jao|جاؤں] .. (uthun|uthoon|uthu|jagun|اٹھوں|جاگوں) [hi|ہی|kabhi|کبھی] (na|nahi|نہ|نہیں)
  (na|nahi|نہ|نہیں|kabhi na|کبھی نہ) (uthun|uthoon|uthu|jagun|اٹھوں|جاگوں)
  {not} [اور|اب|مزید|میں|aur|ab|mazeed|main|mujhe|chahta|chahti|چاہتا|چاہتی] [ہے|hai] (جینا|جی سکتا|جی سکتی|جیا جاتا|زندہ رہنا|jeena|jina|jee sakta|jee sakti|ji sakta|ji sakti|jiya jata|zinda rehna|jeene ka)
  {live} .. (تھک|تنگ|بیزار|اکتا|عاجز|نفرت|بوجھ|اجیرن|عذاب|بے معنی|بےمعنی|بے مقصد|بیکار|فضول|مقصد|فائدہ|وجہ|ختم|جہنم|ہار|مطلب|کیوں|سزا|حرام|برباد|thak|tang|bezar|bezaar|ukta|aajiz|nafrat|bojh|boj|ajeeran|azab|azaab|be maqsad|bekar|bekaar|fazool|fazul|maqsad|faida|fayda|wajah|khatam|jahannum|jahannam|haar|har|matlab|kyun|kyu|saza|haram|barbad) 
  (تھک|تنگ|بیزار|thak|tang|bezar|ajiz|uktaya|nafrat|نفرت) .. {live}
  (کیوں|kyun|kyu|kis liye|کس لیے) .. (جی رہا|جی رہی|زندہ ہوں|جیوں|jee raha|jee rahi|ji raha|ji rahi|zinda hoon|zinda hun|zinda hu|jiyun)
  (برداشت|سہا|سہہ|بس|ہمت|sahan|bardasht|bardaasht|saha|himmat|himat|barda) .. {not} .. (ہوتا|ہو|جاتا|رہی|سکتا|سکتی|اب|اور|hota|ho|jata|rahi|sakta|sakti|ab|aur|hoti)
  (اب اور|مزید|ab aur|mazeed|aur) {not} (سہہ|برداشت|جی|ہوتا|چل|لڑ|جھیل|seh|bardasht|jee|ji|jhel|chal|lar|hota|ho|saha)
  (بوجھ|bojh|boj|bhoj) .. (ہوں|بن|پر|سب|گھر|لگتا|سمجھ*|hoon|hun|hu|ban|par|pe|pr|sab|ghar|lagta|samajh*)
  (میرے|میری|mere|meri|mery) (بغیر|بنا|جانے|مرنے|مر جانے|موت|نہ ہونے|baghair|baghar|bagair|bina|jane|jaane|marne|mar jane|maut|mout|na hone) .. (بہتر|خوش|سکون|آسان|اچھا|فرق|کوئی|کسی|بعد|سب|سے|behtar|khush|sukoon|asan|aasan|acha|farq|fark|koi|kisi|baad|bad|sab|se)
  (کسی|کوئی|کس|kisi|koi|kis) .. (فرق|یاد|روئے|کمی|پرواہ|farq|fark|yaad|yad|roye|royega|kami|parwah|parwa) .. (مر|نہ رہ|چلا|چلی|مرنے|جاؤں|mar|na rah|chala|chali|marne|jaun|jaon|marun|na raha|na rahi|نہ رہا|نہ رہی)
  (مر|نہ رہوں|نہ رہا|نہ رہی|چلا جاؤں|چلی جاؤں|mar|na rahun|chala jaun|chali jaun|na raha|na rahi) [بھی|جاؤں|جاوں|گیا|گئی|bhi|jaun|jaon|gaya|gayi] [تو|to|tou] .. (فرق|یاد|روئے|کمی|پرواہ|سکون|بہتر|خوش|farq|fark|yaad|roye|kami|parwah|sukoon|behtar|khush)
  (کتنی|کتنا|kitni|kitna|kitne) .. {pills} .. (مر|موت|کافی|جان|نہ اٹھ|سو|mar|maut|mout|kafi|kaafi|jan|jaan|na uth|marne|insan|bnda|banda)
  {pills} .. (کھا لی|کھا لیں|کھا لوں|کھا لیا|کھائی|کھائیں|پی لی|پی لیا|پی لوں|نگل|سامنے|ہاتھ میں|پاس ہیں|پاس ہے|جمع|لے کر|خرید|رکھی|رکھا|تیار|چھپا|مر|kha li|khali|kha lin|kha lun|kha liya|khayi|khain|pee li|pi li|pee liya|pee lun|nigal|samne|saamne|hath mein|haath mein|paas hain|pas hain|pass hain|jama|lekar|le kar|kharid|khareed|rakhi|rakha|tayyar|chupa|chhupa|kaat)
  {place} .. (کود|چھلانگ|کھڑا|کھڑی|گر|لیٹ|نیچے|سامنے آ|سے گر|kood|kud|chalang|chhalang|khara|khari|khada|khadi|gir|lait|neeche|samne aa|aage) .. (جاؤں|ہوں|لگا|دوں|رہا|رہی|چاہ*|دل|سوچ*|jaun|jaon|hoon|hun|hu|laga|dun|raha|rahi|chah*|dil|soch*|doon|jau)
  {limb} .. (کاٹ|کاٹتا|کاٹتی|کاٹا|کاٹی|کاٹ لیا|کاٹنا|کاٹے|کٹ|زخمی|نقصان|تکلیف|جلا|بلیڈ|مارتا|مارتی|سزا|اذیت|kaat|kat|kaatta|kaatti|kaata|kaati|kaat liya|kata|kaatna|cut|cuts|zakhmi|nuqsan|nuksan|takleef|taklif|jala|jalata|jalati|blade|marta|marti|maarta|maarti|saza|aziyat|hurt|harm) .. [ہوں|ہے|لیا|پہنچ*|دیتا|دیتی|hoon|hun|hai|liya|pohanch*|pohnch*|deta|deti|karta|karti|کرتا|کرتی]
  (آخری|aakhri|akhri|aakhiri|akhiri|last) (پیغام|رات|دن|بار|میسج|خط|سلام|نماز|رمضان|عید|paigham|raat|rat|din|baar|bar|message|msg|khat|salam|namaz|ramzan|eid) .. (میر*|ہے|ہو|mera|meri|hai|he|hoga|hogi|ہوگا|ہوگی)
  (الوداع|خدا حافظ|اللہ حافظ|alvida|alwida|khuda hafiz|allah hafiz|goodbye|bye) .. (دنیا|ہمیشہ|سب|معاف|duniya|dunya|hamesha|sab|maaf|maf)
  (معاف|maaf|maf) (کر دینا|کرنا|کردینا|کر دیں|kar dena|kardena|krdena|karna|kr dena) .. (جا رہ*|چلا|چلی|آخری|مر|ہمیشہ|اب|ja rah*|chala|chali|akhri|aakhri|mar|hamesha|ab|jaa)
  (میرے|میری|mere|meri) (بعد|جانے|مرنے|جنازے|baad|bad|jane|jaane|marne|janaze|janazay|mout|maut|موت) .. (خیال|بچوں|دعا|معاف|ماں|امی|یاد|سنبھال*|khayal|khyal|bachon|bachay|dua|maaf|maa|ammi|yaad|sambhal*)
  (بچوں|ماں|امی|bachon|maa|ammi|بچوں کا) .. (خیال رکھنا|khayal rakhna|khyal rakhna|sambhal lena|سنبھال لینا)
  (خط|وصیت|نوٹ|khat|wasiyat|note|letter|suicide note) .. (لکھ|لکھا|لکھی|چھوڑ|likh|likha|likhi|likh diya|chor) .. (میں|نے|دیا|دی|رات|main|maine|ne|diya|di|raat|aaj|آج)
  (آج رات|آج|aaj raat|aaj|aj) .. (سب ختم|آخری|ختم کر|ختم ہو|sab khatam|akhri|aakhri|khatam kar|khatam ho) .. 
  (اللہ|خدا|allah|khuda) .. (معاف|بخش|سزا|maaf|maf|bakhsh|saza|muaf) .. (خودکشی|مر جاؤں|جان دے|جان لے|ختم کر|khudkushi|khud kushi|mar jaun|jaan de|jan de|jaan le|khatam kar|suicide)
  (خودکشی|جان دے|ختم کر|اپنی جان|khudkushi|khud kushi|jaan de|apni jaan|khatam kar|suicide|khudkashi) .. (معاف|معافی|بخش*|مغفرت|جہنم|جنت|maaf|maf|maafi|mafi|bakhsh*|maghfirat|jahannum|jannat)
  (موت|مرنا|maut|mout|marna|mot) .. (بہتر|آسان|سکون|حل|اچھی|راحت|پیاری|مانگ*|دعا|انتظار|behtar|asan|aasan|asaan|sukoon|hal|achi|rahat|pyari|maang*|mang*|dua|intezar) .. 
  (آواز|آوازیں|awaz|aawaz|awazain|awazen|aawazain) .. (مر|مار|کود|کہتی|mar|maar|kood|kehti|kehta)
  (میری|میرا|میرے|meri|mera|mere|mery|اس کی|uski|{someone}|ہماری|hamari) [چھوٹی|چھوٹا|بڑی|بڑا|ایک|بہترین|choti|chota|bari|bara|ek|aik|best|behtareen|jawan|جوان] [{kin}] .. {dieThird}
  ({kin}|{they}) .. (خودکشی|خود کشی|khudkushi|khud kushi|khudkashi|khud khushi|suicide|suicidal) .. 
  ({kin}) .. (کہتا|کہتی|کہہ|کہا|بولی|بولا|سوچ*|چاہت*|دھمکی|کوشش|بھیج*|لکھ*|kehta|kehti|keh|kaha|kehta hai|boli|bola|soch*|chaht*|dhamki|koshish|bheja|bheji|likh*|kehte|bolti|bolta) .. {dieThird}
`;

export const urduCrisis: Phrases = phrases(
  {
    ...lexicon,
    dieThird:
      'مرنا چاہت*|مر جانا چاہت*|مرنے کی|مر جاؤں|مر جائے|مر جاتی|مر جاتا|خودکشی|خود کشی|جینا نہیں|زندہ نہیں رہنا|جینے کا|اپنی جان|خود کو ختم|زندگی ختم|خود کو نقصان|ہاتھ کاٹ*|کلائی کاٹ*|خود کو کاٹ*|نیند کی گولیاں|گولیاں کھا*|زہر|پھانسی|الوداع|جینا نہیں چاہت*|marna chaht*|mar jana chaht*|marne ki|mar jaun|mar jaungi|mar jaunga|mar jaye|khudkushi|khud kushi|khudkashi|suicide|jeena nahi|jina nahi|zinda nahi rehna|jeene ka|apni jaan|apni jan|khud ko khatam|zindagi khatam|khud ko nuqsan|hath kat*|haath kaat*|kalai kat*|khud ko kaat*|khud ko kat*|neend ki goli*|goliyan kha*|zehar|phansi|goodbye|alvida|khud ko hurt|self harm|cutting',
  },
  lines,
  roman,
);
