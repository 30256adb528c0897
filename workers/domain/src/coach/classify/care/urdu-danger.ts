import { phrases, type Phrases } from './phrases.ts';
import { roman } from './roman.ts';
import { urdu } from './urdu-words.ts';

const lexicon = {
  ...urdu,
  harm: 'مارتا|مارتے|مارتی|مارا|ماریں|مار پیٹ|مارپیٹ|مار مار|مار رہا|مار رہے|مار دے*|مار ڈال*|مارنے|مار ڈالے|پیٹتا|پیٹتے|پیٹتی|پیٹا|پٹائی|تھپڑ|تھپڑوں|لات|لاتیں|دھکا|دھکے|بال کھینچ*|ہاتھ اٹھاتا|ہاتھ اٹھاتے|ہاتھ اٹھاتی|ہاتھ اٹھایا|ہاتھ اٹھا|ہاتھ لگاتا|ہاتھ لگاتے|ہاتھ لگایا|چھوتا|چھوتے|چھوا|چھو|چھیڑتا|چھیڑتے|گلا دبا*|گلا گھونٹ*|دھمکی|دھمکیاں|دھمکاتا|دھمکاتے|دھمکایا|قید|بند کر|بند رکھ*|زبردستی|جبر|زیادتی|ریپ|عصمت دری|جلاتا|جلا دیا|جلایا|جان سے مار*|قتل|بلیک میل|ہراساں|ہراسمنٹ|جنسی|تشدد|ظلم|ڈراتا|ڈراتے|بیلٹ|ڈنڈے|چھڑی|تیزاب|چاقو|پیچھا|پیچھا کرتا|کمرے میں آ*|بستر میں آ*|نازیبا|برہنہ|گندی تصویریں|marta|marte|marti|maarta|maarte|maarti|maara|maar|mara|maar peet|mar peet|maar pit|mar pit|marpeet|maarpeet|mar mar|maar maar|maar de*|mar de*|maar dal*|mar dal*|peet*|pitta|pita|pitai|thappar|thapar|thapad|laat|laatein|lat mari|dhakka|dhake|baal khench*|bal khench*|hath uthata|haath uthata|hath uthate|haath uthate|hath uthaya|haath uthaya|hath uthati|haath utha*|hath utha*|hath lagata|haath lagata|hath lagate|hath lagaya|haath laga*|hath laga*|choota|chuta|chhuta|chhoota|chhua|touch*|cherta|chherta|gala daba*|gala ghont*|dhamki|dhamkiyan|dhamkata|dhamkate|dhamkaya|qaid|band kar*|band rakh*|zabardasti|zabrdasti|zabardusti|zabar dasti|jabran|ziyadti|zyadti|rape|jalata|jala diya|jalaya|jaan se mar*|jan se mar*|jaan se maar*|qatal|qatl|blackmail*|black mail|harass*|haras|jinsi|tashaddud|tashadud|zulm|darata|darate|belt|danda|dande|chari|tezab|chaku|peecha|picha|stalk*|abuse*|hit|beat*|slap*|kamre mein aa*|kamre me aa*|bistar mein aa*|gandi tasveer*|nangi tasveer*|torture',
};

const lines = `
  {abuser} .. (belt|بیلٹ|danda|dande|ڈنڈے|chari|چھڑی|thappar|تھپڑ|joote|جوتے|taar|تار|pipe|پائپ) [se|سے] .. (marta|marte|marti|maarta|maarte|maarti|mara|maara|مارتا|مارتے|مارتی|مارا|peet*|پیٹ*)
  (taang|taangein|tangein|tangen|haddi|haddiyan|ٹانگیں|ہڈیاں|chehra|چہرہ|shakal) .. (tod|tor|توڑ|bigaar|bigar|بگاڑ) .. (dun|dunga|doonga|denge|دوں|دیں)
  (میرا|میری|میرے|ہمارا|ہماری|ہمارے|mera|meri|mere|mery|hamara|hamare|hamari|humare) [چھوٹا|بڑا|سوتیلا|سوتیلے|سابقہ|پرانے|chota|bara|bare|sotela|sautela|ex|purane] {abuser} .. {harm}
  {abuser} .. (مجھے|مجھ|میرے|میرا|میری|ہمیں|ہم|mujhe|mjhe|mujhy|mujh|mere|mera|meri|hamein|humein|hum|muje|mujhay|humko|mujhko) .. {harm}
  (مجھے|مجھ|ہمیں|mujhe|mjhe|mujhy|mujh|muje|mujhay|hamein|humein|humko|mujhko) .. {harm} .. (ہے|ہیں|تھا|تھے|ہوں|دیتا|دیتے|کرتا|کرتے|رہا|رہے|گا|گے|گی|جاتا|گیا|لیا|دی|دیا|کی|hai|hain|tha|thay|the|deta|dete|karta|karte|raha|rahe|ga|gay|ge|jata|gaya|liya|di|diya|ki|kiya|h|kr|hain)
  (میری|میرا|میرے|اس کا|اس کی|اسے|meri|mera|mere|uska|uski|usay|usko|hamari|ہماری|{someone}) [{kin}|پڑوسن|parosan] .. [شوہر|میاں|باپ|ابو|بھائی|سسرال|shohar|husband|mian|baap|abbu|bhai|susral|sasural] .. {harm} .. (ہے|ہیں|تھا|hai|hain|tha|h)
  (پڑوس|پڑوسن|پڑوسی|پڑوسیوں|ہمسائے|paros|parosan|parosi|parosiyon|hamsaye|neighbour*) .. (چیخ*|رونے|مار*|تشدد|cheekh*|chikh*|chekh*|rone|mar*|maar*|tashaddud|screams)
  (ڈر|خوف|ڈرتی|ڈرتا|سہمی|سہما|سہم|ڈری|ڈرا|خوفزدہ|dar|darr|khauf|khof|darti|darta|sehmi|sehma|seham|dari|dara|khaufzada|scared|afraid) .. (گھر|شوہر|ابو|باپ|بھائی|چچا|ان سے|اس سے|سسر|جان|مار|غصہ|غصے|رات|واپس|آتا|آتے|ghar|shohar|husband|abbu|baap|bhai|chacha|un se|unse|us se|usse|susar|jaan|jan|mar|maar|ghussa|ghusse|gussa|gusse|raat|wapas|wapis|ata|aate|aata)
  (گھر|شوہر|ابو|باپ|بھائی|چچا|ان سے|اس سے|میاں|سسر|استاد|ghar|shohar|husband|abbu|abu|baap|bhai|chacha|unse|un se|usse|us se|mian|susar|ustad|ustaad|papa|dad|teacher|qari) [جانے|جاتے|آنے|کے|واپس|والوں|jane|jaate|jate|aane|ane|ke|k|wapas|walon|sahab] [سے|میں|ہوئے|se|mein|me|hue|huay] [بہت|اتنا|bohat|bahut|bht|itna] (ڈر|خوف|ڈرتی|ڈرتا|خوفزدہ|محفوظ|dar|darr|khauf|khof|darti|darta|khaufzada|mehfooz|mehfuz|scared|ڈر لگتا)
  (گھر|یہاں|ان کے|ghar|yahan|yaha|unke) .. (محفوظ|mehfooz|mehfuz|safe|mahfooz) {not}
  (گھر|یہاں|ghar|yahan|yaha) .. {not} .. (محفوظ|mehfooz|mehfuz|safe|mahfooz)
  (زبردستی|جبراً|مرضی کے خلاف|مرضی کے بغیر|مرضی کے بنا|زبردستی کی|zabardasti|zabrdasti|zabar dasti|jabran|marzi ke khilaf|marzi k khilaf|marzi ke baghair|marzi k bagair|marzi ke bina|marzi k bina|force) .. (شادی|نکاح|رشتہ|منگنی|بیاہ|تعلق|سلوک|shaadi|shadi|nikah|nikkah|rishta|mangni|marriage|sex|taluq)
  (شادی|نکاح|رشتہ|shaadi|shadi|nikah|rishta|mangni) .. (زبردستی|جبر|مرضی کے|مجبور|zabardasti|zabrdasti|jabran|marzi|majboor|majbur|force) .. (رہے|رہا|خلاف|بغیر|کر|rahe|rahay|raha|khilaf|baghair|bagair|kar|kr|bina)
  (پاسپورٹ|فون|موبائل|تنخواہ|پیسے|کاغذات|زیور|passport|phone|fone|mobile|tankhwah|tankha|salary|paise|paisay|zewar|kaghzat) .. (چھین|لے لیا|لے لیتے|لے لی|رکھ لیا|چھپا|توڑ|cheen|chheen|chin|le liya|le li|le lete|le leta|rakh liya|chupa|chhupa|tor|tod)
  (باہر|گھر سے|میکے|ماں باپ سے|کسی سے|bahar|baahar|ghar se|maike|mayke|kisi se|ammi se|maa baap se|walidain se) .. (نکلنے نہیں|جانے نہیں|ملنے نہیں|بات نہیں کرنے|اجازت نہیں|نہیں جانے|نہیں نکلنے|نہیں ملنے|بات کرنے نہیں|nikalne nahi|jane nahi|jaane nahi|milne nahi|ijazat nahi|nahi jane|nahi jaane|nahi nikalne|nahi milne|baat nahi karne|baat karne nahi|bat nahi karne|jane nai|nikalne nai|jany nahi) .. [دیتا|دیتے|دیتی|deta|dete|deti|detay]
  (کمرے|گھر|kamre|kamray|ghar|room) .. (بند|قید|لاک|band|qaid|lock) .. (کر|رکھ|دیا|دیتا|دیتے|kar|rakh|diya|deta|dete|kr|kia)
  (نیل|زخم|چوٹ|چوٹیں|neel|nail|zakham|zakhm|chot|chotein|nishan|bruises|نشان) .. (مار|شوہر|چہرے|جسم|پڑے|چھپا|mar|maar|shohar|husband|chehre|jism|pare|paray|chupa|hain)
  (بتایا|بتاؤ|بتانا|کہا|batana|bataya|batao|btaya|kaha|bola|btana) .. (کسی کو|کسی سے|kisi ko|kisi se) .. (مت|نہ|نہیں|mat|na|nahi) .. 
  (کسی کو|kisi ko|kisiko) (مت|نہ|نہیں|mat|na|nahi|nai) (بتانا|بتاؤ|بتاتا|بتائی|batana|batao|btana|btao|bata)
  (بھاگ|bhag|bhaag) .. (گھر|شوہر|سسرال|ghar|shohar|susral|sasural)
  (گھر|سسرال|شوہر|ghar|susral|sasural|shohar) .. (بھاگ|bhag|bhaag) .. (جانا|جاؤں|گئی|چاہ*|jana|jaun|gayi|chah*)
  (تصویریں|تصاویر|ویڈیو|پکس|tasveerein|tasveeren|tasveer|tasweer|tasweerain|video|pics|photos) .. (وائرل|بھیج|دھمکی|بلیک|لیک|پھیلا|viral|bhej|dhamki|black*|leak|phela|mang*|مانگ*)
  (عزت کے نام|غیرت کے نام|غیرت|ghairat|izzat ke naam|ghairat ke naam|honor|honour) .. (قتل|مار|qatal|qatl|mar|maar|kill*)
`;

export const urduDanger: Phrases = phrases(lexicon, lines, roman);
