/** How an answer was asked for; what nobody asked for is not given. */
export type Format = {
  sentences?: number;
  points?: number;
  words?: number;
  verses?: 'none' | 'only';
};

/** A question, and the shape in which it wants its answer. */
export type Shaped = { format: Format; rest: string };

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  جملة: 1,
  جملتين: 2,
  جملتان: 2,
  نقطتين: 2,
  ثلاث: 3,
  ثلاثة: 3,
  أربع: 4,
  أربعة: 4,
  خمس: 5,
  خمسة: 5,
  ایک: 1,
  دو: 2,
  تین: 3,
  چار: 4,
  پانچ: 5,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
};

const NUMBER = '(\\d{1,3}|one|two|three|four|five|six|seven|ek|do|teen|char|ایک|دو|تین|چار|پانچ)';
const BEFORE =
  '(?:(?:explain|answer|tell me|give me|sum up|put it|please)\\s+)?(?:in|with|using)?\\s*(?:just|only|under|at most|max(?:imum)?|about|fewer than|less than)?\\s*';

const countOf = (text: string | undefined): number =>
  Number(text) || (NUMBERS[(text ?? '').toLowerCase()] ?? 1);

/** As many sentences as a short answer has. */
const SHORT = 2;

type Rule = readonly [pattern: RegExp, format: (count: number) => Format];

const rule = (pattern: string, format: Rule[1]): Rule => [new RegExp(pattern, 'iu'), format];

const RULES: readonly Rule[] = [
  rule(`${BEFORE}${NUMBER}\\s+(?:short |simple |full )?sentences?(?:\\s+please)?`, (sentences) => ({
    sentences,
  })),
  rule('(?:in\\s+)?a (?:single )?sentence', () => ({ sentences: 1 })),
  rule('(?:في|ب)\\s*(جملة|جملتين)(?:\\s+واحدة)?', (sentences) => ({
    sentences,
  })),
  rule('(?:في|ب)?\\s*(ثلاث|أربع|خمس)\\s+جمل', (sentences) => ({ sentences })),
  rule(`${NUMBER}\\s+(?:جملے|جملوں|جملہ|jumle|jumlon|jumla)(?:\\s+(?:میں|mein))?`, (sentences) => ({
    sentences,
  })),
  rule(
    `${BEFORE}${NUMBER}\\s+(?:main |key |short |bullet )*(?:points?|bullets|takeaways|things)(?:\\s+(?:about|on))?`,
    (points) => ({ points }),
  ),
  rule('(?:في|ب)?\\s*(ثلاث|أربع|خمس)\\s+نقاط|(?:في)?\\s*(نقطتين)', (points) => ({ points })),
  rule(`${NUMBER}\\s+(?:نکات|نکتے)(?:\\s+میں)?`, (points) => ({ points })),
  rule(`${BEFORE}${NUMBER}\\s+words(?: or less| or fewer)?`, (words) => ({
    words,
  })),
  rule(
    '(?:without|no|don.t|do not) (?:quot\\w+ |show\\w* |any |the )*verses|بدون (?:ذكر )?(?:ال)?آيات|آیات کے بغیر',
    () => ({ verses: 'none' }),
  ),
  rule(
    '(?:only|just) (?:show |give )?(?:me )?(?:the )?verses?(?: please)?|(?:the )?verses? only|الآيات فقط|فقط الآيات|صرف آیات',
    () => ({ verses: 'only' }),
  ),
  rule(
    '\\b(?:briefly|in short|in brief|short answer|keep it short|quick answer|tl;?dr|mukhtasar(?:an)?)\\b|باختصار|بإيجاز|مختصرا?|مختصراً',
    () => ({ sentences: SHORT }),
  ),
];

/** Takes out of a question how its answer is to look: those words are not what it is about. */
export const shapeOf = (question: string): Shaped => {
  const format: Format = {};
  let rest = question;
  for (const [pattern, of] of RULES) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    const count = countOf(found.slice(1).find((it) => it !== undefined));
    Object.assign(format, { ...of(count), ...format });
    rest = rest.replace(pattern, ' ');
  }
  return { format, rest: rest.trim() === '' ? question : rest.trim() };
};
