// Words that are not the writer's own: figures of speech, quotations, and what a figure of a story says.

const IDIOMS =
  / (?:(?:am |m |im )?dying (?:to (?:know|learn|find|see|hear|read|understand|ask|finish|get)|of (?:curiosity|laughter|boredom))|(?:is |s |are |was |be )?(?:killing|kills|killed) (?:me|us)(?: (?:softly|with|because|it|so|lol|haha|the|too))?|dead (?:tired|line|serious|sea)|bored to death|(?:die|died|dying|dead) (?:of )?(?:laughing|laughter)|to die for|kill(?:ing)? time|drop dead gorgeous|dead (?:lol|haha|laughing)|killed it|im dead(?= (?:lol|haha|😂))|بموت (?:في|و?اعرف|واعرف|فيك|من الضحك)|اموت (?:في|و?اعرف|من الضحك)|ميت من الضحك|متت من الضحك|ميته ضحك|(?=x)x)(?= )/gu;
const SUBJECT_ALIVE = /^ (?:is |s |are |was |be )?(?:killing|kills|killed) (?:me|us)/u;
const STUDIED =
  / (?:surah|sura|homework|tajweed|hifz|lesson|quiz|exam|test|grammar|arabic|suspense|curiosity|wait|class|verse|ayah|essay|page|it|this|course|juz|revision|memori[sz]\w+|flashcards?|assignment|ads?|app|joke|accent|pronunciation|story|cliffhanger) /u;

const SAYS =
  'say|said|says|saying|wish|wished|wishes|wishing|cry|cried|cries|ask|asked|asks|pray|prayed|prays|exclaim\\w*|call|called|plead\\w*|beg|begged|want|wanted|long|longed|think|thought|feel|felt|mean|meant';
const OF_FIGURE = new RegExp(
  ` (?:#|she|he|they|people|believers|disbelievers|hypocrites|someone in the story)(?: (?!my )[^ .?]+){0,4} (?:${SAYS}) [^.?]*`,
  'gu',
);
const OF_FIGURE_ARABIC =
  / (?:(?:[وف]?(?:قالت|قال|قول|قولها|قوله|تقول|يقول|تمنت|تمني|دعا|نادي|بقول|بقولها|بقوله|يا ليتني|ياليتني) [^.?]*#|#(?: [^ .?]+){0,3} (?:قالت|قال|قول|قولها|قوله|تقول|يقول|تمنت|تمني|دعا|نادي|اذ)) [^.?]*)/gu;
const KIN = / (?:my|our) /u;

const OF_FIGURE_URDU =
  / # (?:[^ .?]+ ){0,3}(?:كها|فرمايا|پكارا|دعا|كهتي|كهتا|kaha|farmaya|pukara|dua) [^.?]*/gu;

const VERSE_QUOTED = /«[^»]*»|﴿[^﴾]*﴾/gu;
const QUOTED = /"[^"]*"|“[^”]*”|(?<=^|\s)'[^']{6,}'(?=\s|[?.!,]|$)/gu;
/** A message whose quotations stand as references: those of verses, and any where a text is named beside it. */
export const withoutQuotations = (
  message: string,
  namesText: (rest: string) => boolean,
): string => {
  const bare = message.replaceAll(VERSE_QUOTED, ' 1:1 ');
  if (bare.search(QUOTED) < 0) return bare;
  return namesText(bare.replaceAll(QUOTED, ' ')) ? bare.replaceAll(QUOTED, ' 1:1 ') : bare;
};

/** A text as `plain` makes it, without figures of speech. */
export const withoutIdioms = (text: string): string =>
  text.replaceAll(IDIOMS, (found) =>
    SUBJECT_ALIVE.test(found) && !STUDIED.test(text) ? found : ' …',
  );

/** The same without what a figure of the Qur'an says; only where there is one. */
export const withoutSpeech = (text: string): string => {
  if (!text.includes('#')) return text;
  const own = text.replaceAll(OF_FIGURE, (found) => (KIN.test(found) ? found : ' # '));
  const rest = own.replaceAll(OF_FIGURE_ARABIC, ' # ').replaceAll(OF_FIGURE_URDU, ' # ');
  return rest.replaceAll(/ +/g, ' ');
};
