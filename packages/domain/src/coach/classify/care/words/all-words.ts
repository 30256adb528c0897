import type { CareWords } from '../vocabulary.ts';
import { arabicCrisis } from './arabic-crisis.ts';
import { arabicDanger } from './arabic-danger.ts';
import { arabicSorrow } from './arabic-sorrow.ts';
import { arabizi } from './arabizi.ts';
import { cues } from './cues.ts';
import { englishCrisis, englishCrisisOfPronoun } from './english-crisis.ts';
import { englishDanger } from './english-danger.ts';
import { englishSorrow } from './english-sorrow.ts';
import { urduCrisis } from './urdu-crisis.ts';
import { urduCues } from './urdu-cues.ts';
import { urduDanger } from './urdu-danger.ts';
import { urduSorrow } from './urdu-sorrow.ts';

const cue = (name: keyof typeof cues) => ({ native: [cues[name]], urdu: [urduCues[name]] });

/** Every word of care. They weigh too much for a worker's script, which reads them as data (record 26). */
export const allWords: CareWords = {
  families: {
    crisis: { native: [englishCrisis, arabicCrisis, arabizi.crisis], urdu: [urduCrisis] },
    ofPronoun: { native: [englishCrisisOfPronoun], urdu: [] },
    danger: { native: [englishDanger, arabicDanger, arabizi.danger], urdu: [urduDanger] },
    doubt: {
      native: [englishSorrow.doubt, arabicSorrow.doubt, arabizi.doubt],
      urdu: [urduSorrow.doubt],
    },
    deep: {
      native: [englishSorrow.deep, arabicSorrow.deep, arabizi.deep],
      urdu: [urduSorrow.deep],
    },
    loss: { native: [englishSorrow.loss, arabicSorrow.loss], urdu: [] },
    light: {
      native: [englishSorrow.light, arabicSorrow.light, arabizi.light],
      urdu: [urduSorrow.light],
    },
  },
  cues: {
    crisis: cue('crisis'),
    death: cue('death'),
    means: cue('means'),
    danger: cue('danger'),
    pain: cue('pain'),
    heavy: cue('heavy'),
    comfort: cue('comfort'),
    over: cue('over'),
    fun: cue('fun'),
  },
};
