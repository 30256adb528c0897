import { anyOf } from '../normal.ts';

// A threat, a plan or a call to violence, or a question for its means. `text` is what `normal` makes of a message.

const violence = anyOf(
  "\\b(?:i'?m going to|i will|i'?ll|gonna|i want to|i have decided to|i decided to|i plan to|we will|we should|let'?s|let me|help me|how (?:do|can|to) (?:i|we)?|lets me|allows me to|permits me to|may i|can i) ?(?:\\w+ )?(?:kill|stab|shoot|murder|bomb|burn (?:down|him|her|them|their)|attack|behead|poison|strangle|beat up|hurt (?:him|her|them|my (?!self)))\\b(?! (?:my ?self|time))",
  '\\b(?:deserve|ought|should|must|have) to (?:be )?(?:killed|burn\\w*|shot|stabbed|die|slaughter\\w*|bombed)|\\b(?:kill|burn|shoot|bomb|attack) (?:all|every|the|those|these) (?:\\w+ ){0,3}(?:unbelievers|infidels|kuffar|jews|christians|shia|sunnis|people|them|mosque|church|synagogue)',
  "\\b(?:honou?r killing|revenge|avenge|suicide attack|martyrdom (?:operation|attack)|pipe bomb|explosives?)\\b(?=.*\\b(?:i|my|me|we|how|help)\\b)|\\b(?:he|she|they) (?:must|has to|have to|needs? to|should) (?:die|bleed|suffer|be (?:killed|stoned|beheaded|shot))|\\bhow (?:hard|much|badly|often) (?:may|can|should) i (?:hit|beat)|\\b(?:buy|get|find|carry|bring) (?:me )?(?:a|an|some) (?:\\w+ )?(?:gun|weapon|knife|rifle|bomb|acid|poison)|\\bwithout (?:being|getting) caught|\\bjoin (?:isis|daesh|a militia|the fighters)|\\b(?:beat|hit|slap) my (?:wife|husband|son|daughter|kids?|child\\w*|mother|sister|brother)\\b|\\bi (?:could|would|swear i'?ll|might) (?:kill|stab|strangle|shoot|burn) (?:him|her|them|my)|\\b(?:help|tell|show|teach) me (?:how )?to (?:hurt|harm|kill|poison|attack|burn)",
  '\\bso (?:she|he|they) never (?:walks?|speaks?|sees?)|\\bpunish (?:my|our) (?:sister|daughter|wife|brother|son)|\\bcalls? for attacks?|\\battacks? on (?:a|the|their) (?:church|mosque|synagogue|temple|school|market)|\\bjoin\\b.*\\b(?:guns?|fighters|armed|fights? with)\\b',
  'اشتريت (?:سلاح|مسدس|سكين)|انضم (?:الي|ل) ?(?:ال)?(?:مقاتل|جماعه|تنظيم|مسلح)',
  'what poison|poison leaves|(?:build|make|buy|get) (?:a )?(?:bomb|explosives?|pistol|gun) |untraceable|has to go\\b.*(?:poison|trace)|make (?:him|her|them) (?:pay|suffer) with|get rid of (?:him|her|my)',
  '(?:ساقتل|راح اقتل|بقتل|سوف اقتل|قررت (?:ان )?(?:اقتل|اطعن|احرق|افجر)|اريد (?:ان )?(?:اقتل|اطعن|احرق|افجر|اذبح)|ابي (?:اقتل|اذبح)|ساحرق|ساطعن|سافجر|ساذبح|حاذبح|هقتل)(?! نفسي)',
  '(?:تبيح|تجيز|يبيح|تسمح|يجوز).*(?:اذبح|اقتل|اطعن|احرق|ذبح|قتل (?:جار|زوج|اخ|كل|من))|(?:كيف|طريقه) (?:ا?صنع|اسوي|اعمل) (?:قنبل\\w*|متفجر\\w*|سم\\b)|(?:حرق|قتل|تفجير|ضرب) (?:بيوت|اهل|كل|جميع|هؤلاء) ',
  '(?:يستحقون|يستاهلون) (?:القتل|الحرق|الموت|الذبح)|خطبه .*(?:حرق|قتل|ضرب)|سم لا (?:يترك|يظهر)|اقتلوا|احرقوهم|(?:انتقم|ناخذ الثار|اخذ بثاري|بالثار)|(?:اشتري|احصل علي|اجيب|عندي) (?:سلاح|مسدس|سكين|رشاش)|عمليه استشهاديه|دم(?:ه|ها|هم) (?:حلال|مباح|مهدور)|(?:اهدر|هدر) دم|(?:ساضرب|راح اضرب|بضرب|اضرب) (?:زوجتي|زوجي|ابني|بنتي|اختي|اخي|امي|مراتي)|(?:نحرق|نقتل|نفجر|ندمر) |(?:اقتل|اذبح|احرق|اطعن|اسمم)(?:ه|ها|هم)(?: |$|[؟،.])',
);

/** Stories and verses: there is killing in them, and nobody in need. */
const study = anyOf(
  "\\b(?:why|what|which|how|who|where|explain|describe|tell me) (?:did|does|do|was|were|is|are|about|the|happened|fights?|kind|punish\\w*)\\b(?!.*\\b(?:i|me|my|i'm|i've|we|us)\\b)",
);
const studyArabic = anyOf(
  '^(?:لماذا|ما |من |ماذا|كيف (?!ا(?!ل)|ن)|اشرح|متي|اين)(?!.*(?:ني\\b|نفسي|حياتي|ساقتل))',
);

export const threatens = (text: string): boolean =>
  !study.test(text) && !studyArabic.test(text) && violence.test(text);
