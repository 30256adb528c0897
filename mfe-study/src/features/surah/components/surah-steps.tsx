import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import type { SurahStem } from '../../../lib/paths.ts';
import { StepLink, Steps } from '../../../lib/step-link.tsx';
import { messages } from '../messages.ts';

type StepProps = { to: Surah; rel: 'prev' | 'next'; stem: SurahStem };

function Step({ to, rel, stem }: StepProps) {
  const word = messages[rel === 'prev' ? 'previous' : 'next'];
  return (
    <StepLink rel={rel} href={`${stem}/${to.number}`} word={word}>
      {to.number}. {to.nameEn}
    </StepLink>
  );
}

/** The surahs on either side; at the ends there is one only. */
export function SurahSteps({ surah, stem }: { surah: Surah; stem: SurahStem }) {
  const previous = surahByNumber(surah.number - 1);
  const next = surahByNumber(surah.number + 1);
  return (
    <Steps label={messages.steps}>
      {previous !== null && <Step to={previous} rel="prev" stem={stem} />}
      {next !== null && <Step to={next} rel="next" stem={stem} />}
    </Steps>
  );
}
