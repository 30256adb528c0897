import { StateBox } from '@fahm/ui/state-box.tsx';
import { Link } from 'wouter';
import { paths, studyPaths, type SurahBasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';

/** Where there is no such surah (spec 2.7.5). A visitor's list of surahs is the reader's. */
export function SurahMissing({ basePath }: { basePath: SurahBasePath }) {
  const surahs = basePath === '/surahs' ? paths.reader : studyPaths.surahs;
  return (
    <StateBox
      kind="missing"
      level={1}
      heading={messages.noSurah.heading}
      text={messages.noSurah.text}
    >
      <Link className="button" href={surahs}>
        {messages.noSurah.back}
      </Link>
    </StateBox>
  );
}
