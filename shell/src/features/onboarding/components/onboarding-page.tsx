import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import { Button } from '@fahm/ui/button.tsx';
import { Progress } from '@fahm/ui/progress.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { STEPS } from '../answers.ts';
import { messages } from '../messages.ts';
import { type Services, useWizard, type Wizard } from '../use-wizard.ts';
import styles from './onboarding.module.css';
import { Steps } from './steps.tsx';

/** The questions in front of the study app (spec 2.17). */
export function OnboardingPage(services: Services) {
  const wizard = useWizard(services);
  useEffect(() => services.host.setTitle(messages.title), [services.host]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ((wizard.canContinue || wizard.isLast) && !wizard.isSaving) wizard.proceed();
  };
  return (
    <form className={styles.wizard} onSubmit={submit} noValidate aria-busy={wizard.isSaving}>
      <StepProgress step={wizard.step} />
      <StepHeading key={wizard.step} step={wizard.step} />
      <Steps wizard={wizard} />
      <Obstacle wizard={wizard} />
      <div className={styles.moves}>
        <Button
          tone="secondary"
          disabled={wizard.step === 0 || wizard.isSaving}
          onClick={wizard.back}
        >
          {messages.back}
        </Button>
        <ContinueButton wizard={wizard} />
      </div>
      <p className={styles.kept}>{messages.kept}</p>
    </form>
  );
}

/** On the last step it can be pressed nevertheless: it then says what is missing (spec 8.7). */
function ContinueButton({ wizard }: { wizard: Wizard }) {
  const { canContinue, isLast, isSaving } = wizard;
  const isDisabled = isSaving || (!canContinue && !isLast);
  return (
    <Button type="submit" disabled={isDisabled} aria-disabled={!canContinue || isDisabled}>
      {labelOf(wizard)}
    </Button>
  );
}

function labelOf({ isLast, isSaving }: Wizard): string {
  if (isSaving) return messages.submitting;
  return isLast ? messages.submit : messages.next;
}

function StepProgress({ step }: { step: number }) {
  return (
    <div className={styles.progress}>
      <Progress value={step + 1} max={STEPS.length} aria-label={messages.progress} />
      <p>{messages.step(step + 1, STEPS.length)}</p>
    </div>
  );
}

/** Takes the focus when its step comes, so that a screen reader says where people are. */
function StepHeading({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { en, ar } = messages.headings[STEPS[step] ?? 'name'];
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The step before may have been longer: its place on the page is not this one's.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h1 ref={heading} className={styles.heading} tabIndex={-1}>
      {en}
      <span lang="ar" dir="rtl">
        {ar}
      </span>
    </h1>
  );
}

function Obstacle({ wizard: { obstacle } }: { wizard: Wizard }) {
  return (
    <div role="alert">
      {obstacle === 'too-young' && <p className={styles.alert}>{messages.birthday.tooYoung}</p>}
      {obstacle === 'signed-out' && (
        <p className={styles.alert}>
          {messages.signedOut.text}{' '}
          <a href={loginPath(paths.onboarding)}>{messages.signedOut.link}</a>
        </p>
      )}
    </div>
  );
}
