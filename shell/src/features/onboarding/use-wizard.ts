import type { Api } from '@fahm/api-client/client.ts';
import { isApiError, isUnauthorized } from '@fahm/api-client/errors.ts';
import { saveOnboarding } from '@fahm/api-client/person/profile.ts';
import type { User } from '@fahm/contracts/person/user.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { paths } from '../../paths.ts';
import {
  type Answers,
  answersSchema,
  initialAnswers,
  isStepValid,
  STEPS,
  type WholeAnswers,
} from './answers.ts';
import { dropDraft, persistDraft, readDraft } from './draft.ts';
import { messages } from './messages.ts';
import { usePointed } from './use-pointed.ts';

export type Services = { api: Api; user: User; session: Session; host: HostServices };

/** What stands in the way of saving, and cannot be helped by trying again. */
export type Obstacle = 'signed-out' | 'too-young' | null;

/** State and moves of the wizard (spec 4.13). Every answer is kept on the device as it is given. */
export function useWizard({ api, user, session, host }: Services) {
  const [draft] = useState(() => readDraft(user.id));
  const [step, setStep] = useState(() => clampStep(draft?.step ?? 0));
  const [openedAt] = useState(() => Date.now());
  const [obstacle, setObstacle] = useState<Obstacle>(null);
  const isPointed = usePointed();
  const form = useForm<Answers, unknown, WholeAnswers>({
    resolver: zodResolver(answersSchema),
    defaultValues: { ...initialAnswers(user.firstName, user.profile), ...draft?.answers },
  });
  const answers = useWatch({ control: form.control }) as Answers;
  useEffect(() => {
    const keep = () => persistDraft(user.id, { step, answers: form.getValues() });
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, step, user.id]);

  const save = async (given: WholeAnswers) => {
    setObstacle(null);
    try {
      await saveOnboarding(api, { ...given, onboardingCompleted: true });
    } catch (error) {
      if (isUnauthorized(error)) setObstacle('signed-out');
      else if (isApiError(error) && error.code === 'too_young') setObstacle('too-young');
      host.notify({ ...messages.failed, tone: 'destructive' });
      return;
    }
    dropDraft();
    await session.refresh();
    host.notify({ ...messages.welcome, tone: 'success' });
    host.navigate(paths.home);
  };
  const isLast = step === STEPS.length - 1;
  const submit = form.handleSubmit(save, () => {
    const open = STEPS.findIndex((name) => !isStepValid(name, form.getValues(), openedAt));
    if (open === STEPS.length - 1) host.notify({ ...messages.required, tone: 'destructive' });
    else setStep(clampStep(open));
  });
  return {
    form,
    answers,
    /** Milliseconds since 1970. */
    openedAt,
    step,
    isLast,
    obstacle,
    isPointed,
    isSaving: form.formState.isSubmitting,
    canContinue: isStepValid(STEPS[step] ?? 'name', answers, openedAt),
    back: () => setStep(clampStep(step - 1)),
    proceed: () => (isLast ? void submit() : setStep(clampStep(step + 1))),
  };
}

export type Wizard = ReturnType<typeof useWizard>;

const clampStep = (step: number): number => Math.min(Math.max(step, 0), STEPS.length - 1);
