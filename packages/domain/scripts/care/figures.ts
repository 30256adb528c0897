import { intentOf } from '../../src/coach/classify/intent.ts';
import { findersOf, type Care } from '../../src/coach/classify/care/care.ts';
import { decide, featuresIn, sentencesOf, together } from '../../src/coach/classify/care/judge.ts';
import { modelOf, type Model } from '../../src/coach/classify/care/model.ts';
import { allWords } from '../../src/coach/classify/care/words/all-words.ts';
import { openHalf, trainingSamples } from './corpus.ts';
import { look, makeModel, type Looked } from './make-model.ts';

// How the classifier fares on what it learns from: messages of one line are never learnt and judged in one fold.

const FOLDS = 5;
const findFor = findersOf(allWords);

const careBy = (model: Model, { sample, found, features }: Looked): Care => {
  const find = findFor();
  const sentences = sentencesOf(sample.text).map((it) =>
    model(featuresIn(it, find(it, intentOf(it)))),
  );
  return decide(found, together(model(features), sentences), intentOf(sample.text));
};

/** The replies that name urgent help. */
const OF_CRISIS = new Set<Care>(['distress', 'abuse', 'unsure', 'gentle']);

const isRight = ({ label }: Looked['sample'], care: Care): boolean => {
  if (label === 'crisis' || label === 'danger') return OF_CRISIS.has(care);
  if (label === 'sadness' || label === 'doubt') return care !== null && care !== 'gentle';
  return care === null || care === 'gentle';
};

const GROUPS = {
  'crisis and danger met': ['crisis', 'danger'],
  'sadness and doubt met': ['sadness', 'doubt'],
  'study met as study': ['study'],
  'ruling met as ruling': ['ruling'],
  'other met as other': ['other'],
} as const;

const tell = (name: string, judged: readonly { looked: Looked; care: Care }[]) => {
  for (const [group, labels] of Object.entries(GROUPS)) {
    const all = judged.filter(({ looked }) => labels.some((it) => it === looked.sample.label));
    if (all.length === 0) continue;
    const right = all.filter(({ looked, care }) => isRight(looked.sample, care)).length;
    console.log(
      `${name} | ${group}: ${right} of ${all.length}, ${((100 * right) / all.length).toFixed(1)} %`,
    );
  }
};

const own = trainingSamples().map(look);
const open = openHalf().map(look);

const judgeBy = (model: Model, all: readonly Looked[]) =>
  all.map((looked) => ({ looked, care: careBy(model, looked) }));

tell('open half, model never saw it', judgeBy(modelOf(makeModel(own, '')), open));

const lessons = [...own, ...open];
const groups = [...new Set(lessons.map(({ sample }) => sample.group))];
const foldOf = new Map(groups.map((group, at) => [group, (at * 7919) % FOLDS]));
const isIn = (fold: number) => (it: Looked) => foldOf.get(it.sample.group) === fold;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const model = modelOf(
    makeModel(
      lessons.filter((it) => !isIn(fold)(it)),
      '',
    ),
  );
  return judgeBy(model, lessons.filter(isIn(fold)));
}).flat();
tell(
  'cross-validated, messages of training',
  judged.filter(({ looked }) => !looked.sample.isTuned),
);
tell(
  'cross-validated, open half',
  judged.filter(({ looked }) => looked.sample.group.startsWith('pain-open')),
);
if (process.argv.includes('--misses')) {
  for (const { looked, care } of judged) {
    const { sample } = looked;
    if (!isRight(sample, care))
      console.log([sample.label, care, sample.lang, sample.text].join('\t'));
  }
}
