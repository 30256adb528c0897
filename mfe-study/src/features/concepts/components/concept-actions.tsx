import type { Concept } from '@fahm/contracts/study/lessons.ts';
import textLink from '@fahm/ui/text-link.module.css';
import { messages } from '../messages.ts';
import type { OpenDialog } from '../model.ts';

type Props = { concept: Concept; onOpen: (dialog: OpenDialog) => void };

/** What a learner can do with a concept of their own; the server decides for itself. */
export function ConceptActions({ concept, onOpen }: Props) {
  if (concept.author !== 'own') return null;
  return (
    <>
      {(['edit', 'history', 'retract'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={textLink.link}
          aria-label={messages.of(messages[kind], concept.title)}
          onClick={() => onOpen({ kind, concept })}
        >
          {messages[kind]}
        </button>
      ))}
    </>
  );
}
