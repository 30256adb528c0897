import type { Source } from '../phrases.ts';
import { urdu } from './urdu-words.ts';

const lexicon = {
  ...urdu,
  harm: 'مارتا|مارتے|مارا|ماریں|مار پیٹ|مارپیٹ|مار مار|مار رہا|مار رہے|مار دے*|مار ڈال*|مارنے|مار ڈالے|پیٹتا|پیٹتے|پیٹا|پٹائی|تھپڑ|تھپڑوں|لات|لاتیں|دھکا|دھکے|بال کھینچ*|ہاتھ اٹھاتا|ہاتھ اٹھاتے|ہاتھ اٹھایا|ہاتھ اٹھا|ہاتھ لگاتا|ہاتھ لگاتے|ہاتھ لگایا|چھوتا|چھوتے|چھوا|چھو|چھیڑتا|چھیڑتے|گلا دبا*|گلا گھونٹ*|دھمکی|دھمکیاں|دھمکاتا|دھمکاتے|دھمکایا|قید|بند کر|بند رکھ*|زبردستی|جبر|زیادتی|ریپ|عصمت دری|جلاتا|جلا دیا|جلایا|جان سے مار*|قتل|بلیک میل|ہراساں|ہراسمنٹ|جنسی|تشدد|ظلم|ڈراتا|ڈراتے|بیلٹ|ڈنڈے|چھڑی|تیزاب|چاقو|پیچھا|پیچھا کرتا|کمرے میں آ*|بستر میں آ*|نازیبا|برہنہ|گندی تصویریں|marta|marte|marti|maara|maar|maar peet|marpeet|mar mar|maar de*|maar dal*|peet*|pitta|pitai|thappar|thapad|laat|laatein|lat mari|dhakka|dhake|baal khench*|hath uthata|hath uthate|hath uthaya|hath uthati|haath utha*|hath lagata|hath lagate|hath lagaya|haath laga*|choota|chhuta|chhua|touch*|cherta|chherta|gala daba*|gala ghont*|dhamki|dhamkiyan|dhamkata|dhamkate|dhamkaya|qaid|band kar*|band rakh*|zabardasti|zabrdasti|zabardusti|zabar dasti|jabran|ziyadti|zyadti|rape|jalata|jala diya|jalaya|jaan se mar*|qatal|qatl|blackmail*|black mail|harass*|haras|jinsi|tashaddud|zulm|darata|darate|belt|danda|dande|chari|tezab|chaku|peecha|stalk*|abuse*|hit|beat*|slap*|kamre mein aa*|bistar mein aa*|gandi tasveer*|nangi tasveer*|torture',
};

const lines = `
  {abuser} .. (belt|بیلٹ|danda|dande|ڈنڈے|chari|چھڑی|thappar|تھپڑ|joote|جوتے|taar|تار|pipe|پائپ) [se|سے] .. (marta|marte|marti|mara|مارتا|مارتے|مارا|peet*|پیٹ*)
  (taang|taangein|haddi|haddiyan|ٹانگیں|ہڈیاں|chehra|چہرہ|shakal) .. (tod|tor|توڑ|bigaar|بگاڑ) .. (dun|dunga|denge|دوں|دیں)
  (میرا|میری|ہمارا|ہماری|mera|meri|mere|hamara|hamare|hamari|humare) [چھوٹا|بڑا|سوتیلا|سوتیلے|سابقہ|پرانے|chota|bara|bare|sotela|sautela|ex|purane] {abuser} .. {harm}
  {abuser} .. (مجھے|مجھ|میرے|میرا|ہمیں|ہم|mujhe|mjhe|mujhy|mujh|mere|mera|meri|hamein|humein|hum|humko|mujhko) .. {harm}
  (مجھے|مجھ|ہمیں|mujhe|mjhe|mujhy|mujh|hamein|humein|humko|mujhko) .. {harm} .. (ہے|ہیں|تھا|تھے|ہوں|دیتا|دیتے|کرتا|کرتے|رہا|رہے|گا|گے|جاتا|گیا|لیا|دی|دیا|کی|hai|tha|thay|deta|dete|karta|karte|raha|rahe|ga|gay|jata|gaya|liya|di|diya|ki|kiya|h|kr|hain)
  (میری|میرا|اس کا|اس کی|اسے|meri|mera|mere|uska|uski|usay|usko|hamari|ہماری|{someone}) [{kin}|پڑوسن|parosan] .. [شوہر|میاں|باپ|ابو|بھائی|سسرال|shohar|husband|mian|baap|abbu|bhai|susral|sasural] .. {harm} .. (ہے|ہیں|تھا|hai|tha|h)
  (پڑوس|پڑوسن|پڑوسی|پڑوسیوں|ہمسائے|paros|parosan|parosi|parosiyon|hamsaye|neighbour*) .. (چیخ*|رونے|مار*|تشدد|cheekh*|chekh*|rone|mar*|tashaddud|screams)
  (ڈر|خوف|ڈرتی|ڈرتا|سہمی|سہما|سہم|ڈری|ڈرا|خوفزدہ|dar|khauf|khof|darti|darta|sehmi|sehma|seham|dari|dara|khaufzada|scared|afraid) .. (گھر|شوہر|ابو|باپ|بھائی|چچا|ان سے|اس سے|سسر|جان|مار|غصہ|غصے|رات|واپس|آتا|آتے|ghar|shohar|husband|abbu|baap|bhai|chacha|un se|unse|us se|usse|susar|jaan|mar|ghussa|ghusse|raat|wapas|wapis|ata|aate|aata)
  (گھر|شوہر|ابو|باپ|بھائی|چچا|ان سے|اس سے|میاں|سسر|استاد|ghar|shohar|husband|abbu|baap|bhai|chacha|unse|un se|usse|us se|mian|susar|ustad|papa|dad|teacher|qari) [جانے|جاتے|آنے|کے|واپس|والوں|jane|jaate|aane|ke|k|wapas|walon|sahab] [سے|میں|ہوئے|se|mein|hue|huay] [بہت|اتنا|bohat|bahut|bht|itna] (ڈر|خوف|ڈرتی|ڈرتا|خوفزدہ|محفوظ|dar|khauf|khof|darti|darta|khaufzada|mehfooz|scared|ڈر لگتا)
  (گھر|یہاں|ان کے|ghar|yahan|unke) .. (محفوظ|mehfooz|safe|mahfooz) {not}
  (گھر|یہاں|ghar|yahan|yaha) .. {not} .. (محفوظ|mehfooz|safe|mahfooz)
  (زبردستی|جبراً|مرضی کے خلاف|مرضی کے بغیر|مرضی کے بنا|زبردستی کی|zabardasti|zabrdasti|zabar dasti|jabran|marzi ke khilaf|marzi k khilaf|marzi ke baghair|marzi k bagair|marzi ke bina|marzi k bina|force) .. (شادی|نکاح|رشتہ|منگنی|بیاہ|تعلق|سلوک|shaadi|nikah|rishta|mangni|marriage|sex|taluq)
  (شادی|نکاح|رشتہ|shaadi|nikah|rishta|mangni) .. (زبردستی|جبر|مرضی کے|مجبور|zabardasti|zabrdasti|jabran|marzi|majboor|force) .. (رہے|رہا|خلاف|بغیر|کر|rahe|raha|khilaf|baghair|kar|kr|bina)
  (پاسپورٹ|فون|موبائل|تنخواہ|پیسے|کاغذات|زیور|passport|phone|mobile|tankhwah|tankha|salary|paise|zewar|kaghzat) .. (چھین|لے لیا|لے لیتے|لے لی|رکھ لیا|چھپا|توڑ|cheen|chheen|le liya|le li|le lete|le leta|rakh liya|chupa|chhupa|tor|tod)
  (باہر|گھر سے|میکے|ماں باپ سے|کسی سے|bahar|ghar se|maike|kisi se|ammi se|maa baap se|walidain se) .. (نکلنے نہیں|جانے نہیں|ملنے نہیں|بات نہیں کرنے|اجازت نہیں|نہیں جانے|نہیں نکلنے|نہیں ملنے|بات کرنے نہیں|nikalne nahi|jane nahi|milne nahi|ijazat nahi|nahi jane|nahi nikalne|nahi milne|baat nahi karne|baat karne nahi|jane nai|nikalne nai|jany nahi) .. [دیتا|دیتے|deta|dete|deti|detay]
  (کمرے|گھر|kamre|ghar|room) .. (بند|قید|لاک|band|qaid|lock) .. (کر|رکھ|دیا|دیتا|دیتے|kar|rakh|diya|deta|dete|kr|kia)
  (نیل|زخم|چوٹ|چوٹیں|neel|nail|zakham|zakhm|chot|chotein|nishan|bruises|نشان) .. (مار|شوہر|چہرے|جسم|پڑے|چھپا|mar|shohar|husband|chehre|jism|pare|chupa|hain)
  (بتایا|بتاؤ|بتانا|کہا|batana|bataya|batao|btaya|kaha|bola|btana) .. (کسی کو|کسی سے|kisi ko|kisi se) .. (مت|نہ|نہیں|mat|na|nahi) .. 
  (کسی کو|kisi ko|kisiko) (مت|نہ|نہیں|mat|na|nahi|nai) (بتانا|بتاؤ|بتاتا|بتائی|batana|batao|btana|btao|bata)
  (بھاگ|bhag|bhaag) .. (گھر|شوہر|سسرال|ghar|shohar|susral|sasural)
  (گھر|سسرال|شوہر|ghar|susral|sasural|shohar) .. (بھاگ|bhag|bhaag) .. (جانا|جاؤں|گئی|چاہ*|jana|jaun|gayi|chah*)
  (تصویریں|تصاویر|ویڈیو|پکس|tasveerein|tasveer|video|pics|photos) .. (وائرل|بھیج|دھمکی|بلیک|لیک|پھیلا|viral|bhej|dhamki|black*|leak|phela|mang*|مانگ*)
  (عزت کے نام|غیرت کے نام|غیرت|ghairat|izzat ke naam|ghairat ke naam|honor|honour) .. (قتل|مار|qatal|qatl|mar|kill*)
`;

export const urduDanger: Source = { lexicon, lines };
