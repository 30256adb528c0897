import { zodResolver } from '@hookform/resolvers/zod';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../lib/components/dialog.tsx';
import fieldStyles from '../../../lib/components/field.module.css';
import { messages } from '../messages.ts';
import {
  conceptFieldsSchema,
  type ConceptFields,
  emptyFields,
  fieldsOf,
  formOf,
} from '../model.ts';
import { useSaveConcept } from '../use-concept-changes.ts';
import { ConceptField } from './concept-field.tsx';

type Props = {
  surah: number;
  /** The one that is edited; null for a new one. */
  concept: Concept | null;
  onClose: () => void;
};

/** The form of a concept (spec 2.16.2, 4.12). */
export function ConceptDialog({ surah, concept, onClose }: Props) {
  const words = messages.form;
  const save = useSaveConcept(concept?.id ?? null, onClose);
  const { register, handleSubmit, formState } = useForm<ConceptFields>({
    resolver: zodResolver(conceptFieldsSchema),
    defaultValues: concept === null ? emptyFields(surah) : fieldsOf(concept),
  });
  const idle = concept === null ? words.submit : words.save;
  const busy = concept === null ? words.submitting : words.saving;
  const field = (name: keyof ConceptFields) => ({
    label: words[name],
    fault: formState.errors[name]?.message ?? null,
    ...register(name, name === 'surahNumber' ? { valueAsNumber: true } : {}),
  });
  return (
    <Dialog
      title={concept === null ? words.create : words.edit}
      closeLabel={words.close}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((fields) => save.mutate(formOf(fields)))(event)}
      >
        <ConceptField {...field('surahNumber')} type="number" min={1} max={114} />
        <ConceptField {...field('title')} />
        <ConceptField {...field('summary')} rows={5} />
        <ConceptField {...field('tags')} hint={words.tagsHint} />
        <ConceptField {...field('verseRefs')} hint={words.verseRefsHint} />
        <ConceptField
          {...field('learningObjectives')}
          rows={3}
          hint={words.learningObjectivesHint}
        />
        <p className={fieldStyles.actions}>
          <button type="button" className="button" data-tone="plain" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button" disabled={save.isPending}>
            {save.isPending ? busy : idle}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
