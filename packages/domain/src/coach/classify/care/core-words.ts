import type { Lexicon, Source } from './phrases.ts';
import type { CareWords } from './vocabulary.ts';

// The most certain expressions of a crisis and of danger, which stay in the script: they answer where the words of
// care cannot be read. Nothing here is in `words/` for it: whoever reads those does not read these.

const lexicon: Lexicon = {
  adv: 'just|really|so|honestly|only|always|even|do|will|keep|to|actually|still|cant stop|thinking about|thinking of|how|can|should',
  want: 'want|wanna|going|gonna|trying|tried|planning|plan|wish|ready|decided|need|about|wants|have|try|i',
  die: 'die|end it|end it all|end my life|kill myself|kms|unalive myself|commit suicide|disappear forever|take my life|take my own life|hang myself|jump off|hurt myself|cut myself|overdose|be dead|harm myself|kill herself|kill himself|kill themselves|end her life|end his life',
  live: 'live|be alive|live anymore|wake up tomorrow|exist|be here anymore|go on living|wake up',
  near: 'husband|wife|dad|father|mum|mom|mother|brother|uncle|stepdad|stepfather|boyfriend|ex|ex husband|in laws|son|cousin|teacher|boss',
  hits: 'hits|hit|beats|beat|slaps|slapped|punches|punched|kicked|kicks|chokes|choked|strangled|rapes|raped|threatens|threatened|abuses|abused|molested|locks|locked|burned|burns',
  wantAr:
    'أريد|اريد أن|بدي|عايز|عايزة|عاوز|عاوزة|أبغى|ابغا|ابي|ودي|نفسي|أتمنى|بتمنى|أفكر|بفكر|قررت|ناوي|ناوية|سوف|راح|رح|باغي|بغيت|حابب|حابة',
  dieAr:
    'أموت|الموت|أنتحر|الانتحار|انتحر|أقتل نفسي|أنهي حياتي|إنهاء حياتي|أختفي|نموت|نقتل راسي|أؤذي نفسي|أجرح نفسي',
  hitsAr:
    'يضربني|بيضربني|يضربنا|ضربني|تضربني|هددني|يهددني|بيهددني|يحبسني|حبسني|خنقني|يغتصبني|اغتصبني|يتحرش|تحرش|يعنفني|يعتدي|كيضربني',
};

const urduLexicon: Lexicon = {
  die: 'مرنا|مر جانا|خودکشی|خود کشی|اپنی جان|خود کو ختم|زندگی ختم|marna|mar jana|khudkushi|khud kushi|khudkashi|suicide|apni jaan|khud ko khatam|zindagi khatam|mar jaun|مر جاؤں',
  want: 'چاہتا|چاہتی|کرنا|کرنے|دینا|لوں|کر لوں|دے دوں|کا دل|چاہ|چاہتے|chahta|chahti|karna|karne|dena|lun|loon|kar lun|de dun|ka dil|chahu|chahte|karlun',
  live: 'جینا|زندہ رہنا|jeena|zinda rehna|zinda rahna',
  near: 'شوہر|ابو|بھائی|باپ|امی|ساس|سسر|چچا|میاں|بیٹا|shohar|abbu|bhai|baap|ammi|saas|susar|chacha|mian|husband|beta',
};

const crisis: Source = {
  lexicon,
  lines: `
  {want} [{adv}] [{adv}] {die}
  (dont|do not|no longer|cant|never) [{adv}] (want|wanna) [to] {live}
  (i am|im|feel|feeling) [{adv}] suicidal
  (kill myself|kms|end my life|ending my life|killing myself|ending it all|suicide note|goodbye letter)
  (took|swallowed|taken) .. (pills|tablets|paracetamol|overdose)
  (better off|better) (dead|without me)
  i [{adv}] (cut|burned|burnt|hurt|harmed) (myself|my arms|my wrist|my wrists)
  (i have|ive got|i bought|i got|i saved|i counted|i am holding) .. (rope|noose|tablets|pills|blade|razor|gun) .. (tonight|ready|here|tomorrow|in front of me|beside me|next to me)
  {wantAr} [أن|في|ب] [أن] {dieAr}
  (سأنتحر|هنتحر|بنتحر|سأقتل نفسي|هموت نفسي|سأنهي حياتي|أقتل نفسي|قتل نفسي|يا ليتني مت|ياليتني مت)
  (ما عاد|لا|مش|ما|مو|لم أعد|معاد) (أريد|بدي|عايز|عايزة|أبغى|ودي|ابي) [أن|ان] (أعيش|أكمل|أعيش أكثر)
  (bidi|baddi|3ayez|3ayza|3awez|abgha|nefsi|badi) (amoot|amout|amot|mout|moot|anta7er|antaher)
  `,
};

const danger: Source = {
  lexicon,
  lines: `
  my [little|older|big|own|ex] {near} [{adv}] {hits} [{adv}] (me|us|my|her|him)
  (he|she|they) [{adv}] {hits} [{adv}] (me|us|my (kids|children|mum|mom|sister))
  i [{adv}] (was|got|get|am|been|being) [{adv}] [being] (raped|molested|beaten|strangled|abused|sexually abused|assaulted|sexually assaulted)
  i .. (scared|afraid|terrified) .. (go home|my (husband|dad|father|brother|wife|stepdad))
  {hitsAr}
  `,
};

const urduCrisis: Source = {
  lexicon: urduLexicon,
  lines: `
  {die} [کو|ki|ko] {want}
  {live} (نہیں|nahi|nai|nhi) (چاہتا|چاہتی|chahta|chahti)
  `,
};

const urduDanger: Source = {
  lexicon: urduLexicon,
  lines: `
  {near} .. (مارتے|مارتا|مارتی|مارا|دھمکی|ہاتھ اٹھات*|marte|marta|marti|mara|dhamki|hath uthat*) [ہیں|ہے|deta|dete|hain|hai]
  `,
};

const none = { native: [], urdu: [] };

export const coreWords: CareWords = {
  families: {
    crisis: { native: [crisis], urdu: [urduCrisis] },
    danger: { native: [danger], urdu: [urduDanger] },
    ofPronoun: none,
    doubt: none,
    deep: none,
    loss: none,
    light: none,
  },
  cues: {
    crisis: none,
    death: none,
    means: none,
    danger: none,
    pain: none,
    heavy: none,
    comfort: none,
    over: none,
    fun: none,
  },
};
