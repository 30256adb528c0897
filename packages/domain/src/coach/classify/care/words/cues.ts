import type { Lexicon } from '../phrases.ts';

// Words that tell of danger only where somebody speaks of their own life and no text is asked about: there a rope is a
// rope. In every language at once, as `roman` spells them.

const lexicon: Lexicon = {
  me: 'i|im|ive|id|ill|me|my|myself|we|us|you|youre|your',
  kin: 'my|our|sister|brother|friend|son|daughter|mum|mom|dad|husband|wife|cousin|flatmate|roommate|she|he|they|shes|hes|her|his',
};

const crisis = `
  [already|feel|feeling|so|been] dead inside
  (grip|let go of|turn|jerk|yank) the (wheel|steering)
  (dont|not|wont|never|doesnt|didnt|wish i hadnt) [ever|even|want to be|supposed to] (survive|wake up|be saved|make it|be found|come back|open my eyes|wake)
  (to be saved|be saved this time|this time for real|for real this time|not joking this time|never come back|not coming back|wont be back|no coming back)
  (attempt|attempted|attempts|attempt kiya|koshish ki thi) .. (last|before|again|ago|kiya|ki|tha|failed|hospital|time|survived|year)
  (has|have|got|made) [a|the|my|her|his] plan [and|to|for|tonight|ready|>]
  (plan|method|date|day) and [a|the] (date|plan|day|place|time|method)
  (made me|makes me) (swear|promise) [not|never] (not to tell|to tell|never to tell|to keep|tell|that i)
  (where|when|place) (im|i am|i will be|ill be) (going|gone|leaving)
  (wont|will not|dont|no longer) [be] [a] (needing|need) (it|this|them|that|anything|any of it|any) .. (anymore|where|after|soon|now|going)
  (no need|no point|theres no need) .. (save|keep|saving|keeping|renew) .. (place|account|spot|progress|subscription)
  (delete|close|cancel) (my|this) account .. (anymore|going|gone|needing|needed|after|soon)
  (soonest|quickest|fastest) (way|route)
  (get|go|getting|going|come|follow|following|be|join|joining) [back] [to|with] (him|her|them|my son|my baby|my daughter|my mother|my wife|my husband) .. (soon|soonest|way|working|sooner|before|myself|allah|again|now|tonight|forever)
  (go|going|return|returning) to (him|allah|god|my lord) (myself|early|sooner|on my own|tonight|now|before)
  (not to wait|tired of waiting|not wait|cant wait) for (allah|him|god|death|malak|the angel)
  (i have|ive|i) [had|lived] (had my years|had my time|lived enough|lived long enough|enough of this life|had my life|done my part)
  (forgive me|forgive us|forgives me|forgiveness) .. (everything|tonight|all|done|before|what i|anything i|does it|did it)
  (gave|given|gives|giving|handed|left) [away|me] [all|her|his|their|my] (her|his|my|their|all|the) [pet] (cat|dog|pet|things|stuff|clothes|ring|watch|keys|savings|books|jewellery|jewelry|quran|bird|hamster|plants)
  {kin} .. (not picking up|isnt picking up|not answering|doesnt answer|wont answer|phone is off|phone off|switched off|turned off|not replying|missing since|went missing|disappeared|locked in|locked the door|left a note|said goodbye|saying goodbye)
  (does|do|did|doing|done) it (because|tonight|now|tomorrow|soon|painlessly|properly|right this time|quietly) 
  (before|by|after|until) (tonight|tomorrow night|the morning|friday|the weekend)
  (pain|it|hurt|life) [was|is|got|gets|just] [just|simply] (too much|too heavy|unbearable) .. (tonight|need|someone|who|does|did|end|die|forgive|bear)
  (better|safer|happier|easier|lighter) [off] [if|with|without|once|when] [i|me|im] [dead|just|was|were|am|wasnt|werent|gone|left|not|stopped|disappeared|is] [just] [dead|gone|here|around|there|wasnt|werent|not|>]
  (wasnt|werent|not) (here|around|alive) .. (better|maths|math|easier|nobody|fine|dramatic)
  (everything|all|affairs|papers|debts) [is|are|was|were|has been] [all] (sorted|arranged|settled|in order|ready|tidied|paid|organised|organized)
  (paid|settled|cleared|written down) [off] [all] my (debts|bills|passwords|affairs)
  (kissed|hugged|watched|looked at) .. (asleep|sleeping|one last|last time|goodbye)
  (last|final) (time|words|look|hug|prayer|wish|message|call|letter|voice note)
  (wont|not|never|no longer) [have to|going to|gonna|be] (worry about me|deal with me|bother you|bother anyone|put up with me|be in your way|trouble anyone|be anyones problem|a problem|be your problem|look after me)
  (rid|free|relieved) of me
  (body|shell|rest) [left|is left] to (finish|end|go|follow)
  (finish|end) (it|this|myself|the rest|what i started)
  (cut|cutting|cuts|bleed|bleeding|scars|harm|overdose) .. (myself|arm|arms|wrist|thigh|again|sleeves|skin|leg)
  (انتحار*|الانتحار|انتحر*|ينتحر|تنتحر|حبل|شفرة|موس|مشرط|الجسر|السطح|سطح|الكوبري|البلكونة|سم|مسدس|القبر|قبري|كفني|كفن)
  (الدواء|الحبوب|حبوب|دوا|أدوية|الأدوية|علبة) .. (جنبي|كله|كلها|قدامي|أمامي|طاولة|الطاولة|بيدي|يدي|جاهز|الليلة|معي|مخبي)
  (قررت|اتخذت قراري|حسمت أمري|قراري) [و] (خلص|خلاص|وخلص|وخلاص|انتهى|نهائي|الليلة|ولن|وانتهى|وما راح)
  (جهز|اجهز|نجهز|بجهز|استعد|أستعد) (حالي|نفسي|روحي|كفني) .. 
  (سامحوني|أوصيكم|وصيتي|أوصيك|وصيت*|ادعولي بالرحمة|ترحموا علي)
  (أخلص|خلص|نخلص|ارتاح|أرتاح) [من] (من) (حالي|نفسي|روحي|عمري|حياتي|هالحياة|الدنيا|هالدنيا|راسي)
  (تتهن*|ترتاح*|ترتاحو*|تتخلص*|يرتاح*|يتهن*|هترتاح*|بترتاح*) [منا|و] (مني|من همي|من وجودي)
  (كل شي|كل حاجة|كلشي|اموري|أموري) (مرتب|جاهز|مرتبة|جاهزة|انتهى|خلص|رتبته)
  (سددت|دفعت|وفيت|قضيت) [كل] (ديوني|دين*|اللي علي)
  (سلمت|ودعت|بست|حضنت|قبلت) [على] (عيالي|أولادي|ولادي|بناتي|امي|أهلي|ابني|بنتي|اخواتي) .. 
  (ما أبي|مش عايز|لا أريد|ما بدي|مابي|لا تزعلوا|لا تحزنوا) [احد|حد|حدا] [يزعل|يحزن|يبكي|تزعلوا] (علي|يزعل علي|يزعل عليا|يحزن علي|يبكي علي|عليا)
  (آخر|اخر) (مرة|ليلة|يوم|رسالة|كلام|صلاة|مكالمة|وداع|شي|سلام)
  (ما راح|لن|مش|ما رح) (أرجع|أعود|هرجع|تشوفوني|تروني|أصحى|أكون)
  (بهالموت|الموت|أموت|موت|موتي|مت|ميت|ميتة) .. (انا|ني|لي|نفسي|مني|ليلة|وحدي|تعبت|أريد|بدي|لحق|قريب)
  (أمانة|امانة) [في] (رقبتكم|عندكم|عندك|رقبتك)
`;

/** Death, of the writer: where nothing is asked of the text. */
const death = `
  {me} .. (die|dying|dead|death|grave|buried|bury|shroud|kafan|coffin|unalived|corpse|deathbed|suicide)
  (die|dying|dead|death|grave|corpse) .. (me|i|im|myself|inside)
`;

/** Means: whatever else the sentence names. */
const means = `
  (suicid*|sucid*|kms|kys|unaliv*|overdos*|noose|razor|razors|razorblade|blades|insulin|bleach|paracetamol|panadol|pills|tablets|pesticide|ledge|rooftop|cyanide|antifreeze|shotgun|pistol|revolver|trigger)
  (bridge|overpass|cliff|tracks|platform|railway|motorway|balcony|rope|blade|knife|oncoming|scissors|tall building|multi storey|roof) 
  (الدواء|الحبوب|حبوب|علبة) .. (جنبي|كله|كلها|قدامي|أمامي|بيدي|جاهز|الليلة)
`;

const danger = `
  (hit|hits|hitting|beat|beats|beating|beaten|slap*|punch*|kick*|chok*|strangl*|threat*|stalk*|blackmail*|extort*|bruis*|molest*|rape*|grop*|assault*|harass*|abus*|acid|machete)
  (follow|follows|followed|following) (me|us|her|my)
  (parked|waiting|waits|outside|turning up|turns up|showing up|shows up|stands) .. (my street|my house|my work|my school|the halaqa|my door|my home|my window|outside my|at my|outside the|my road|outside)
  (break|breaks|breaking|bang|banging|bangs|kicking|kicked|smash*) [down|on|in|through] (the|my|our) (door|window|windows)
  (hiding|hide|hid|hides|locked) [myself|ourselves] [in|under|behind|from|inside] .. 
  (his|her|their|a|the) (hand|hands|fingers|fist|belt|arm) .. (my|me|on|around) .. (leg|thigh|knee|neck|throat|chest|waist|body|back|shoulder|me|mouth|hair|arm)
  (puts|put|places|rubs|slides|slid|rests|laid|lays) (his|her) (hand|hands)
  (touch|touches|touched|touching) (me|my|her|him)
  (doesnt|dont|didnt|wont|never) (stop|listen|care|let go) .. (no|say|said|cry|scream|beg|push)
  (i say no|i said no|say no|says no|said no|saying no) .. 
  (scared|afraid|terrified|frightened|fear) of [my] (him|her|them|husband|father|dad|brother|uncle|mother|mum|wife|son|home|ex|teacher|going home|what he)
  (wedding|marriage|marry|nikah|engagement|rishta) .. (dress|flight|ticket|tickets|15|16|17|14|13|cousin|force*|refuse|suitcase|dont want|never met|passport)
  (flight|ticket|tickets|passport|holiday|trip) .. (wedding|marry|marriage|nikah|cousin|15|16|17|14|pakistan|somalia|bangladesh|yemen|sudan|egypt|india|village)
  (im|i am|shes|she is|hes|he is) (9|10|11|12|13|14|15|16|17) .. (marr*|force*|scared|wedding|husband|flight)
  (jump|jumping|beat|get|attack|stab|bash|corner) (me|us) .. (friday|after school|tomorrow|monday|next|outside|today|again|said)
  (gonna|going to|will|theyre going to|want to) (jump|hurt|get|beat|attack|stab|kill|shoot|bash) (me|us|my|her)
  (pull|pulls|pulled|rip|ripped|rips|yank*|tear|tore|snatch*|grab*) [off|on] my (hijab|scarf|hair|niqab|clothes|arm|abaya|headscarf)
  (knife|gun|weapon|belt|cable|stick) .. (me|my|him|her|at|school|home)
  (photos|pictures|pics|nudes|screenshots|video|videos) .. (send|share|leak|post|threat*|parents|family|everyone|unless|if i)
  (swear|swore|promise|told|tells|says|said) [me] [not|never|dont] (not to tell|never to tell|dont tell|tell anyone|keep it secret|our secret|no one will believe|nobody will believe)
  (comes|came|come) home (drunk|high|angry)
  (passport|phone|wages|salary|money|bank card|papers) .. (took|takes|taken|hidden|hides|hid|confiscat*|locked away|keeps|kept)
  (not allowed|wont let me|doesnt let me|forbid*|never let me|dont let me|forbidden) .. (out|leave|talk|speak|phone|see|house|door|family|mother|eat|friends|call)
  (kicked|threw|thrown|throws|locked) (me|us|her|him) (out|outside) .. 
  (screams|screaming|shouting|yelling|shouts|yells) [at] (me|us) .. (every|home|hit|throw|door|night)
  (punish|punishes|punished) me .. (night|hungry|cold|dark|locked|belt|stick|food|room)
  (force*|forcing|forced) (me|us|her|him|my sister|my cousin)
  (يلحقني|يلاحقني|يراقبني|بيلحقني|بيلاحقني|عم يلحقني|لاحقني|ملاحقني|يتبعني)
  (صوري|فيديو|صور لي|محادثاتي) .. (يهدد*|بيهدد*|يبعت*|ينشر*|يفضح*|هيبعت*|معاه|عنده|معه|يرسل*|فلوس|لأهلي)
  (معاه|معه|عنده|ماسك) (صوري|صور|فيديو|محادثات)
  (يهدد*|بيهدد*|هدد*|تهديد|بالسكين|بسكين|سكين|يضرب*|بيضرب*|ضرب*|انضرب*|بنضرب|مضروب|يغتصب*|اغتصب*|تحرش*|يتحرش*|بيتحرش*|يحبس*|حبس*|كدمات|كدمة|يعنف*|تعنيف|يخنق*|خنق*|يصفع*|صفع*|يبتز*|ابتزاز|بيبتز*|يكسر الباب|كسر الباب)
  (خايفة|خايف|أخاف|بخاف|مرعوبة) (منه|من جوزي|من زوجي|من أبوي|منهم|من اخوي|أروح البيت|ارجع البيت|من رجوعه)
  (غصب*|بالغصب|بالإجبار|يجبر*|اجبر*|إجبار) .. 
`;

const pain = `
  (cry|crying|cried|cries|sob*|tears|alone|lonely|loneliness|empty|numb|grief|grieving|grieve|heartbroken|broken|hopeless|worthless|miserable|depress*|anxious|anxiety|panic*|exhausted|overwhelmed|hurts|hurting|ashamed|guilt|guilty|regret|homesick|abandoned|unloved|rejected|hate|hates|miss|missing|died|dead|passed|passed away|funeral|cemetery|grave|cancer|hospice|miscarr*|stillb*|divorc*|widow*|orphan*|redundan*|redundancy|evicted|homeless|bankrupt|addict*|relapse*|left out|invisible|useless|failure|failed|failing|dark|heavy|pain|painful|suffering|struggl*|scared|afraid|worried|sad|sadness|low|tired|unhappy|laughing at me|laughed at me|bully*|bullie*|toilets|care home|stroke|accident|stopped laughing|hasnt laughed|hasnt spoken|hasnt eaten|put to sleep|lie awake|trapped|weak|desperate|despair|sorrow|bitter|quiet here|quieter|very quiet|being somebody|married someone else|trying for children|childless|infertil*|barren|cautionary|last words|survive this|hollow|shame)
  (حزين|حزينة|حزن|وحيد|وحيدة|لوحدي|لحالي|وحدي|مكسور|مكسورة|مخنوق|مخنوقة|ضايق|ضيق|تعبان|تعبانة|تعبت|ابكي|بعيط|ببكي|بكيت|دموع*|فقد*|مات|ماتت|توفي|توفيت|توفت|دفن*|وفاة|طلقني|طلاقي|مرض*|سرطان|يأس|يائس|اكتئاب|مكتئب|مكتئبة|قلق|خوف|خايف|خايفة|وجع*|ألم|جرح*|ظلم*|قهر|مقهور|همي|كرب|غربة|خذل*|هجر*|تركني|فاضي|فارغ*|منهار*|اشتقت|وحشني|وحشتني|يتيم|أرملة|عقيم|خسرت|فشل*|ندم*|ذنب*|أنهار|انهرت|صدمة)
  sadface
`;

const heavy = `
  (sinned so much|so many sins|my sins|too late for me|door is shut|faking|like a wall|to a wall|suffer|suffering|sealed|feel nothing|felt nothing|no one left|drowning|walked into|walk into|leave early|on purpose|wait for death|waiting for death|not want to be here|scared|so scared|terrified|thighs|never get up|gives up on its own|stopped eating|hate myself|hates me|hate me)
  (cry|crying|cried|cries|sob*|tears|lonely|loneliness|empty|numb|grief|grieving|grieve|heartbroken|hopeless|worthless|miserable|depress*|panic*|heavy chest|unloved|abandoned|despair|left behind|broken|homesick|lie awake|hurts so|unbearable|stopped laughing|hasnt laughed|care home|redundancy)
  (وحيد|وحيدة|لوحدي|لحالي|مكسور|مكسورة|مخنوق|مخنوقة|ابكي|بعيط|ببكي|بكيت|دموع*|يأس|يائس|اكتئاب|مكتئب|مكتئبة|فارغ*|منهار*|قهر|مقهور)
`;

const comfort = `
  (anything|something|verse|verses|surah|dua|duas|help|hope|words|mercy|place|room) .. (for|to|about) (a|an|someone|somebody|people|person|those|the|us|me) .. (who|whose|that|when|with) .. (cant|cannot|lost|lose|losing|alone|lonely|broken|hurting|tired|cry|cries|empty|sad|afraid|scared|ashamed|hate|hates|depressed|anxious|struggle*|grieving|given up|giving up|no one|nobody|failed|left behind|hopeless|hope)
  (surah|dua|ayah|verse|ayat|aya|zikr|dhikr|something|words|what|prayer) .. (for|when|help|helps|heals|calm|ease|eases|lift|soothe*|comfort*|to read) .. (chest|heart|pain|grief|sad|sadness|lonely|loneliness|anxiety|anxious|depression|crying|broken|worry|sleep|panic|heartbreak|alone|loss|hopeless|fear|cry|hurts|stress|overwhelmed|empty|heavy|sorrow|tired)
  (سورة|السورة|آية|دعاء|الآيات|آيات|ذكر|اقرا|أقرا) .. (تجبر|خاطري|نفسي|حزني|همي|صدري|منكسر|منكسرة|فقد*|حزن*|حزين|ضيق*|هم|الهم|قلبي|قلب|مكسور|وحيد|وحيدة|تطمن*|تهون*|تواسي*|يطمن*|تريح*|يريح*|اكتئاب|قلق|خوف|وجع*|مات|ماتت|يأس|ضايق|طفله|مصيبة)
`;

const over = `
  (years|year|yrs|decade|decades|long time|months) (ago|back)
  (back|way back) in (19*|20*)
  used to (be|cry|feel|struggle|hate|fear|think|have|get|love)
  when i was (a|little|young|small|kid|child|younger|in)
  as a (kid|child|teenager|teen|little)
  (things are|life is|im|i am|all is|everything is|its all|doing|feeling|been|hes|shes|we are|were) [all|so|much|doing] (great|good|fine|better|well|happy|over|healed|at peace|okay|ok|past that|alright) [now|alhamdulillah|again|today|these days|since|>|,]
  (got|helped|carried|brought) me through
  (no longer|not) (sad|scared|afraid|hurting|hurts|depressed|struggling)
  (الحمد لله|الحمدلله) [كل] (تجاوزت|تعافيت|بخير|تحسنت|تمام|انتهت|مرت)
  (من|منذ|قبل) (سنين|سنوات|زمان|زمن|عشر سنوات|عام)
  (كنت|وأنا|لما كنت) (صغير|صغيرة|طفل|طفلة|أخاف زمان)
  (الله يرحمها|الله يرحمه|رحمها الله|رحمه الله|رحمة الله عليه|رحمة الله عليها) (و|كان|كانت|وكان*) .. 
`;

const fun = `
  (lol|lool|lmao|lmfao|haha*|hehe*|ههه*|هههه*|خخخ*|rofl|😂|🤣|laughface)
`;

export const cues = {
  crisis: { lexicon, lines: crisis },
  death: { lexicon, lines: death },
  means: { lexicon, lines: means },
  danger: { lexicon, lines: danger },
  pain: { lexicon, lines: pain },
  heavy: { lexicon, lines: heavy },
  comfort: { lexicon, lines: comfort },
  over: { lexicon, lines: over },
  fun: { lexicon, lines: fun },
};
