import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import type { SurahBasePath } from '../../../lib/paths.ts';
import { StepLink, Steps } from '../../../lib/components/step-link.tsx';
import { messages } from '../messages.ts';

type StepProps = { to: Surah; rel: 'prev' | 'next'; basePath: SurahBasePath };

function Step({ to, rel, basePath }: StepProps) {
  const word = messages[rel === 'prev' ? 'previous' : 'next'];
  return (
    <StepLink rel={rel} href={`${basePath}/${to.number}`} word={word}>
      {to.number}. {to.nameEn}
    </StepLink>
  );
}

/** The surahs on either side; at the ends there is one only. */
export function SurahSteps({ surah, basePath }: { surah: Surah; basePath: SurahBasePath }) {
  const previous = surahByNumber(surah.number - 1);
  const next = surahByNumber(surah.number + 1);
  return (
    <Steps label={messages.steps}>
      {previous !== null && <Step to={previous} rel="prev" basePath={basePath} />}
      {next !== null && <Step to={next} rel="next" basePath={basePath} />}
    </Steps>
  );
}
