import { StateBox } from '@fahm/ui/state-box.tsx';
import { Link } from 'wouter';
import type { BasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { FIGURES } from '../paths.ts';

/** [2.19.1] */
export function FigureMissing({ basePath }: { basePath: BasePath }) {
  return (
    <StateBox kind="missing" level={1} heading={messages.missing} text={messages.missingHint}>
      <Link className="button" href={basePath + FIGURES}>
        {messages.back}
      </Link>
    </StateBox>
  );
}
