import { urdu } from './urdu-words.ts';

const lexicon = {
  ...urdu,
  state:
    'اداس|دکھی|غمگین|غمزدہ|پریشان|تنہا|اکیلا|اکیلی|تنہائی|مایوس|ناامید|نا امید|ڈپریشن|ڈپریس|افسردہ|بے چین|بےچین|بے سکون|ٹوٹ گیا|ٹوٹ گئی|ٹوٹ چکا|ٹوٹ چکی|ٹوٹا|ٹوٹی|تھک گیا|تھک گئی|تھک چکا|تھک چکی|تھکا|تھکی|رونا|روتا|روتی|رو رہا|رو رہی|رویا|روئی|آنسو|خالی|خالی پن|بے کار|بیکار|ناکام|شرمندہ|گھبراہٹ|گھٹن|دم گھٹ*|ہار گیا|ہار گئی|ہمت ہار|بکھر|بکھرا|بوجھل|بے بس|لاچار|بے سہارا|صدمہ|صدمے|دکھ|درد|غم|تکلیف|پریشانی|ذہنی دباؤ|ٹینشن|سٹریس|اضطراب|الجھن|بربا*|تباہ|ویران|سکون نہیں|سن ہو|بے حس|احساس کمتری|خوف|ڈر|udaas|dukhi|ghamgeen|pareshan|preshan|parishan|tanha|akela|akeli|akele|tanhai|tanhaai|akelapan|akelapun|mayoos|maayoos|mayoosi|na umeed|naumeed|na umeedi|depression|depress|depressed|afsurda|bechain|be chain|besukoon|be sukoon|toot gaya|toot gayi|tut gai|toot chuka|toot chuki|toota|tooti|thak gaya|thak gayi|thak gai|thak chuka|thak chuki|thaka|thaki|rona|rota|roti|ro raha|ro rahi|roya|royi|aansu|khali|khali pan|bekar|nakaam|sharminda|ghabrahat|ghutan|dam ghut*|dum ghut*|haar gaya|haar gayi|himmat har|bikhar|bikhra|bojhal|bebas|be bas|lachar|besahara|sadma|sadme|dukh|dard|gham|takleef|pareshani|tension|stress|anxiety|uljhan|barbad|tabah|veeran|sukoon nahi|sakoon nahi|sun ho|lonely|alone|broken|hopeless|worthless|sad|hurt|khauf|numb|empty|useless|failure|panic',
  am: 'ہوں|رہتا|رہتی|ہو گیا|ہو گئی|ہوگیا|ہوگئی|لگتا|لگ|محسوس|ہے|رہا|رہی|گیا|گئی|چکا|چکی|آتا|آتی|ہوتا|ہوتی|ہیں|hoon|ho|rehta|rehti|rahta|rahti|ho gaya|ho gayi|hogaya|hogayi|hogai|lagta|lag|lgta|mehsoos|mahsoos|feel|hai|raha|rahi|gaya|gayi|gai|chuka|chuki|ata|ati|hota|hoti|h|rha|rhi',
  gone: 'انتقال|فوت|وفات|گزر گئے|گزر گیا|گذر گئے|چل بسے|چل بسا|مر گئے|مر گیا|چھوڑ گئے|چھوڑ گیا|چھوڑ دیا|نہیں رہے|نہیں رہا|جدا|کھو دیا|کھو گئے|دفنا*|کینسر|جنازہ|بچھڑ|مرحوم|مرحومہ|شہید|قبر|کومے|آئی سی یو|ہسپتال میں|وینٹیلیٹر|یاد آتی|یاد آتا|یاد ستا*|inteqal|intiqal|faut|fout|foat|wafat|guzar gaye|guzar gayi|guzar gaya|guzer gaye|chal base|chal basi|chal basa|mar gaye|mar gayi|mar gaya|chor gaye|chor gayi|chor gaya|chor diya|chhor gaye|chhor gaya|chhor diya|nahi rahe|nahi rahi|nahi raha|nai rahe|juda|kho diya|kho di|dafna*|cancer|janaza|bichar|marhoom|shaheed|qabar|coma|icu|yaad ati|yaad aate|yaad aata|divorce|talaq|طلاق|dhoka|دھوکہ|دھوکا',
  god: 'اللہ|خدا|رب|اللہ تعالی|اللہ پاک|اللہ میاں|allah|khuda|rab|allah taala|allah pak|allah mian|god',
  me: 'میں|مجھے|مجھ|میرا|میری|ہم|main|mujhe|mjhe|mujhy|mujh|mera|meri|mere|mujhko|mjhy',
};

const deep = `
  (میں|مجھے|میرا دل|میری زندگی|main|mujhe|mera dil|meri zindagi|mjhe|mujhy) .. (بہت|اندر سے|بالکل|ہر وقت|bohat|bahut|bht|boht|andar se|bilkul|har waqt|hr waqt|itna|itni|اتنا|اتنی) .. (اکیلا|اکیلی|تنہا|مایوس|ٹوٹ|خالی|ناامید|اداس|دکھی|بے چین|akela|akeli|tanha|mayoos|toot|khali|na umeed|naumeed|udaas|dukhi|bechain|broken|lonely|depressed|akelapan) .. 
  (میں|main|mujhe|مجھے) .. (ٹوٹ گیا|ٹوٹ گئی|ٹوٹ چکا|ٹوٹ چکی|تھک گیا|تھک گئی|تھک چکا|تھک چکی|ہار گیا|ہار گئی|ہار چکا|ہار چکی|ڈپریشن|ڈپریس|مایوس|اکیلا|اکیلی|تنہا|تنہائی|ناامید|دم گھٹ*|گھٹن|بے بس|toot gaya|toot gayi|toot gai|toot chuka|toot chuki|thak gaya|thak gayi|thak gai|thak chuka|thak chuki|haar gaya|haar gayi|haar chuki|depression|depressed|depress|mayoos|akela|akeli|tanha|tanhai|naumeed|na umeed|dam ghut*|dum ghut*|ghutan|bebas)
  (دل|روح|زندگی|دماغ|جی|dil|rooh|zindagi|zindgi|dimagh|jee) [بہت|اب|ہی|میرا|بالکل|bohat|bahut|bht|boht|ab|hi|mera|bilkul] [بہت|bohat] (ٹوٹ*|دکھی|دکھتا|بھاری|خالی|اداس|رو*|بوجھل|پھٹ*|گھبرا*|مر چکا|مر گیا|زخمی|چور|ڈوب*|بکھر*|ویران|برباد|تباہ|اجڑ*|بے چین|نہیں لگتا|نہیں لگ|toot*|dukhi|dukhta|bhari|khali|udaas|ro*|bojhal|phat*|ghabra*|mar chuka|mar gaya|zakhmi|chur|doob*|bikhar*|veeran|barbad|tabah|bechain|nahi lagta|nahi lag|nai lagta|nhi lagta)
  (روز|رات|راتوں|ہر|اکیلے|چھپ|چپکے|بہت|کئی|ساری|roz|raat|raton|har|akele|chup|chhup|chupke|bohat|bahut|bht|kai|sari|saari) .. (روتا|روتی|رو|رونا|روئی|رویا|آنسو|rota|roti|ro|rona|royi|roya|ansu|aansu) .. [ہوں|رہتا|رہتی|رہا|رہی|آتا|hoon|rehta|rehti|raha|rahi|ata|aata]
  (رونا|آنسو|رو|rona|ansu|ro) .. (نہیں رک*|نہیں تھم*|آتا|آ رہا|بند نہیں|رہی ہوں|رہا ہوں|nahi ruk*|nai ruk*|nahi tham*|aata|aa raha|band nahi|rahi hoon|raha hoon|aajata|ajata)
  (نیند|بھوک|سکون|سانس|چین|neend|bhook|sukoon|sakoon|saans|chain) .. {not} [آتی|آتا|لگتی|ملتا|ہے|آ|رہی|رہا|ati|ata|lagti|milta|hai|aa|rahi|raha|mil]
  (کوئی|کسی|koi|kisi) .. {not} .. (سمجھتا|سمجھ*|پوچھتا|پوچھ*|سنتا|سننے|میرا|پیار|پرواہ|ساتھ|چاہتا|کرتا|ہے|آتا|بات|یاد|samajhta|samajh*|samjhta|samjh*|poochta|puchh*|sunta|sunne|mera|pyar|parwah|sath|chahta|karta|hai|aata|baat|yaad|milne|ملنے) .. 
  (کوئی|koi) .. (دوست|اپنا|سہارا|ساتھی|سننے والا|بات کرنے والا|dost|apna|sahara|sathi|sunne wala|baat karne wala|bat karne wala) .. {not}
  (میرا|میرے پاس|mera|mere paas|meray) .. (کوئی|koi) .. {not}
  (سب|سارے|لوگ|دوست|گھر والے|بچے|اولاد|شوہر|بیوی|منگیتر|اس|اس نے|انہوں|sab|sare|log|dost|ghar wale|bache|aulad|shohar|husband|biwi|wife|mangetar|usne|us ne|unhon|unhone|boyfriend|girlfriend|ex) .. (چھوڑ|دھوکہ|دھوکا|بھول|نفرت|طعنے|مذاق|طلاق|نظرانداز|نظر انداز|بات نہیں کرت*|دور|chor|chhor|chod|dhoka|bhool|nafrat|taane|mazaq|talaq|ignore|baat nahi kart*|door|reject|cheat) .. (گئے|گیا|دیا|کرتے|دیتے|جاتے|چکے|دی|gaye|gaya|gayi|diya|karte|dete|jate|chuke|hain|di|hai)
  < [میرے|mere|meri] {kin} (نہیں رہے|نہیں رہا|چل بسے|چل بسا|چلے گئے|چلی گئیں|nahi rahe|nahi rahi|nahi raha|nai rahe|chal base|chal basi|chale gaye|chali gayi|mar gaye|mar gaya)
  (خود|اپنے آپ|apne aap|khud|خود سے|khud se) .. (نفرت|شرمندہ|برا|گھن|nafrat|sharminda|hate|ghin|bura)
  (میری|میرا|meri|mera|mere|ہمارے|hamari|hamare|hamara|ہمارا) [پیاری|چھوٹی|چھوٹا|بڑے|pyari|pyare|choti|chota|bare] {kin} .. {gone}
  {kin} .. (انتقال|فوت|وفات|گزر گئے|گزر گیا|چل بسے|چل بسا|نہیں رہے|کی موت|کی وفات|کے جانے|کے بعد|کی یاد|inteqal|intiqal|faut|fout|wafat|guzar gaye|guzar gayi|guzar gaya|chal base|chal basi|chal basa|nahi rahe|nahi rahi|ki maut|ki mout|ki wafat|ke jane|ke baad|ki yaad|k jane|ko khone) .. (میں|مجھے|دل|گھر|رو*|اکیلا|اکیلی|نہیں|ہوا|ہو|گئے|ہے|main|mujhe|dil|ghar|ro*|akela|akeli|nahi|nhi|hua|ho|hui|gaya|gaye|hai|bohat|bahut|bht|se|سے)
  (حمل|بچہ|اولاد|hamal|bacha|aulad|miscarriage) .. (ضائع|گر گیا|نہیں ہو|مر گیا|zaya|gir gaya|nahi ho|mar gaya|miscarriage|hua|hui)
  (زندگی|سب|سب کچھ|zindagi|zindgi|sab|sab kuch) .. (بے معنی|ویران|برباد|تباہ|اندھیرا|مشکل|بکھر|ختم سا|بوجھ|be mani|bemani|veeran|barbad|tabah|andhera|mushkil|bikhar|khatam sa)
  (امید|ہمت|حوصلہ|umeed|umed|himmat|hosla|hausla) .. (نہیں|ختم|ٹوٹ|ہار|باقی|جواب|nahi|nai|nhi|khatam|toot|haar|baqi|baki)
  (دکھاوا|ہنستا|ہنستی|مسکراتا|مسکراتی|بظاہر|hasta|hansta|hansti|muskurata|muskurati|dikhawa|pretend|bahar se) .. (اندر|ٹوٹ*|رو*|andar|toot*|ro*)
  {me} .. (بیکار|بے کار|ناکام|فضول|نکما|نالائق|بدنصیب|منحوس|بوجھ|bekar|nakaam|fazool|nikamma|nalaiq|badnaseeb|manhoos|useless|worthless|failure) .. (ہوں|hoon|lagta|لگتا|samajh*|سمجھ*)
  (طلاق|رشتہ ٹوٹ|منگنی ٹوٹ|بریک اپ|talaq|divorce|rishta toot|mangni toot|breakup|break up) .. (بعد|ہو|گئی|گیا|دل|رو*|baad|ho|gayi|gai|gaya|dil|ro*|hui)
  sadface [sadface] >
`;

const doubt = `
  {god} [نے|تو|مجھ|مجھے|کیوں|میری|میرا|سے|بھی|شاید|mujhe|mujh|ne|to|kyun|meri|mere|mera|se|bhi|shayad|mjhe] .. (ناراض|نفرت|سنتا نہیں|نہیں سنتا|نہیں سنتے|سن نہیں|سنتے نہیں|نہیں سن|بھول|چھوڑ دیا|چھوڑ|معاف نہیں|معاف کر|معاف کرے|سزا|محبت نہیں|پیار نہیں|دور|امتحان|آزما*|نہیں چاہتا|قبول نہیں|قبول کرے|بخشے|بخش|لعنت|کیوں|naraz|nafrat|sunta nahi|nahi sunta|nahi sunte|sun nahi|sunte nahi|nahi sun|bhool|chor diya|chhor diya|chor|maaf nahi|maaf kar*|maaf kre*|saza|mohabbat nahi|muhabbat nahi|pyar nahi|door|imtihan|azma*|nahi chahta|qabool nahi|qabool kar*|bakhsh*|lanat|kyun|muaf) .. (ہے|ہیں|گا|رہا|دیا|گیا|رہے|کیا|سکتا|مجھ*|میر*|hai|ga|gay|raha|diya|gaya|rahe|kya|sakta|mujh*|mer*|h|he)
  (کیا|kya|shayad|شاید|لگتا|lagta|lgta|کیوں|kyun|کہاں|kahan|kaha) .. {god} .. (مجھ|مجھے|میری|میرا|سن|ہے بھی|واقعی|موجود|معاف|ناراض|دور|mujh|mujhe|meri|mere|mera|sun|hai bhi|waqai|waqayi|mojood|maaf|naraz|door|exist*|muaf|mjhe|mjh)
  {god} (ہے|hai|he) (بھی|bhi|b) (یا|ya|ke|کہ|ki|>)
  (کیا|kya) {god} (واقعی|سچ میں|کبھی|waqai|waqayi|sach mein|kabhi|sach me) (سنتا|سن|دیکھتا|ہے|موجود|sunta|sun|dekhta|hai|mojood|sunte)
  (دعا|دعائیں|دعاؤں|میری دعا|dua|duain|duaein|meri dua|duas) .. (قبول نہیں|قبول کیوں|قبول ہی نہیں|نہیں قبول|سنی نہیں|نہیں سنی|رد|جواب نہیں|فائدہ نہیں|اثر نہیں|کیوں نہیں|qabool nahi|qabool kyun|qabool hi|nahi qabool|suni nahi|nahi suni|rad|jawab nahi|faida nahi|asar nahi|kyun nahi|qubool nahi|qabool ni) .. [ہوتی|ہوتیں|ہو|hoti|ho]
  (ایمان|یقین|عقیدہ|iman|eman|yaqeen|aqeeda|faith) .. (کمزور|ختم|جا رہا|ڈگمگا*|کھو*|اٹھ|نہیں رہا|متزلزل|ٹوٹ*|مر|ہل|چلا گیا|kamzor|kamzoor|khatam|ja raha|dagmaga*|kho*|uth|nahi raha|toot*|mar|hil|chala gaya|loose|lose|weak|shak|low|doubt)
  {me} .. (شک|شکوک|وسوسہ|وسوسے|وسوسوں|وساوس|ملحد|منافق|کافر|مرتد|shak|shuk|waswasa|waswase|waswas|wasawis|munafiq|kafir|murtad|mulhid|doubt|doubts|hypocrite) .. (ہوں|ہے|ہیں|آتے|آتا|ہوتا|ہو|لگتا|hoon|hai|ate|aata|hota|ho|lagta|rehta|رہتا)
  (وسوسہ|وسوسے|وسوسوں|waswasa|waswase|waswas|shaitani khayalat|kufriya) .. (پریشان|تنگ|تھک|ڈر|نہیں جاتے|کافر|pareshan|tang|thak|dar|nahi jate|kafir|bohat|بہت|mujhe|مجھے)
  (نماز|قرآن|عبادت|دعا|سجدے|namaz|quran|ibadat|salah|sajde) .. (دل نہیں|دل ہی نہیں|محسوس نہیں|کچھ نہیں محسوس|نہیں محسوس|سکون نہیں|مزہ نہیں|خالی|چھوٹ گئی|چھوڑ دی|نہیں پڑھ پا*|کچھ محسوس|پتھر|دیوار|dil nahi|deewar|patthar|dil hi nahi|dil nai|mehsoos nahi|nahi mehsoos|sukoon nahi|sakoon nahi|maza nahi|khali|chhut gayi|chut gayi|chor di|chhor di|nahi parh pa*|kuch mehsoos|feel nahi|nahi lagta) .. [ہوتا|لگتا|آتا|ملتا|hota|lagta|ata|milta|hoti]
  (گناہ|گناہوں|غلطیاں|گناہگار|گنہگار|gunah|gunahon|gunahgar|gunehgar|galtiyan|ghaltiyan) .. (بہت|زیادہ|اتنے|معاف|معافی|بخش|بڑا|بڑے|گندا|گندی|شرم|bohat|bahut|bht|zyada|itne|maaf|maafi|bakhsh*|bara|bare|ganda|gandi|sharam|sharm) .. (نہیں|سکتے|سکتا|ہوں|ہو|گے|گا|آتی|nahi|nai|nhi|sakte|sakta|hoon|ho|gay|ga|ati|mujhe|kya|kabhi)
  {me} .. (معافی|معاف|بخشش|maafi|maaf|bakhshish|muafi) .. (مل سکتی|ملے گی|نہیں مل|کرے گا|کبھی|لائق|قابل|mil sakti|milegi|mile gi|nahi mil|karega|kare ga|kabhi|laiq|qabil)
  (اللہ|خدا|دین|اسلام|رب|allah|khuda|deen|islam|rab) (سے|se) [بہت|bohat|bahut|کتنا|itna|اتنا] (دور|ناراض|شکایت|شکوہ|غصہ|door|naraz|shikayat|shikwa|gussa|nafrat) .. (ہوں|ہو|گیا|گئی|ہے|hoon|ho|gaya|gayi|gai|hai)
  (اللہ|خدا|رب|allah|khuda|rab) (کے|k|ke) (سامنے|آگے|samne|aage) .. (شرم|شرمند*|sharam|sharm|sharmind*|munh|muh)
  (نماز|نمازیں|روزہ|namaz|namazen|roza) .. (چھوٹ*|چھوڑ*|choot*|chhoot*|chor*) .. (گیا|گئی|گئیں|دی|gaya|gayi|gai|di|hai|hain) .. (اللہ|دل|شرم|اب|کیسے|allah|dil|sharam|sharm|ab|kaise)
  (میرے|mere|mery) (ساتھ|sath|saath) (ہی|hi) (کیوں|kyun|kyu)
  (میں ہی|main hi|mein hi) (کیوں|kyun|kyu)
  (نیا مسلمان|نو مسلم|naya musalman|nau muslim|revert|convert|اسلام قبول|islam qabool) .. (اکیلا|اکیلی|گھر والے|گھر والوں|چھوڑ|akela|akeli|ghar wale|ghar walon|chor*|nikal*)
`;

const light = `
  < [bas|ab|بس|اب|sab|سب] (بس|ختم|bas|khatam|help|مدد|madad|thak gaya|thak gayi|تھک گیا|تھک گئی|haar gaya|haar gayi|akela|akeli|اکیلا|اکیلی) [hun|ہوں|karo|ho gaya|ہو گیا] >
  {me} .. {state} .. {am}
  {state} .. {am} .. {me}
  < [بہت|bohat|bahut|bht|boht|bas|بس|آج|aaj] {state} {am}
  (میرا دل|میرے دل|mera dil|mere dil) .. {state}
  {me} .. (پریشان|اداس|دکھی|غم|دکھ|تکلیف|رونا|pareshan|preshan|udaas|dukhi|gham|dukh|takleef|rona)
  (میری مدد|meri madad|مدد کریں|madad karo|madad karein|koi madad|کوئی مدد)
  (دل|dil) .. (سکون|تسلی|حوصلہ|sukoon|sakoon|tasalli|hosla) .. (چاہیے|کوئی|آیت|دعا|chahiye|koi|ayat|dua|milay|mile)
  sadface
`;

export const urduSorrow = {
  deep: { lexicon, lines: deep },
  doubt: { lexicon, lines: doubt },
  light: { lexicon, lines: light },
};
